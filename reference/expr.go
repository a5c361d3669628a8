package main

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/builtin"
	"github.com/expr-lang/expr/checker"
	"github.com/expr-lang/expr/compiler"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/optimizer"
	"github.com/expr-lang/expr/parser"
	"github.com/expr-lang/expr/types"
	"github.com/expr-lang/expr/vm"
)

// exprQuestion is a program and its variables. Variables has the types of those that are not all strings: a name of a
// Go type, an array of one type, or an object of types by key. With AnyResult the program may have any type, so that every value can
// be looked at; without, the result must be of type string, as the server demands. Repeat asks for the time of one
// compilation with evaluation, taken over so many. Now, as RFC 3339, is what the first call of now() gives, and Zone the
// name of the time zone used as Local; without them both are the machine's.
type exprQuestion struct {
	ID        string         `json:"id"`
	Program   string         `json:"program"`
	Env       map[string]any `json:"env"`
	Variables map[string]any `json:"variables"`
	AnyResult bool           `json:"anyResult"`
	As        string         `json:"as"`
	Repeat    int            `json:"repeat"`
	Now       string         `json:"now"`
	Zone      string         `json:"zone"`
}

// exprAnswer is what expr.md §11 describes as `expect`. Line is one-based; Column, From and To count runes from zero.
type exprAnswer struct {
	ID          string  `json:"id"`
	OK          bool    `json:"ok"`
	Value       any     `json:"value,omitempty"`
	ValueB64    string  `json:"valueB64,omitempty"`
	ValueType   string  `json:"valueType,omitempty"`
	ValueRepr   string  `json:"valueRepr,omitempty"`
	Stage       string  `json:"stage,omitempty"`
	Phase       string  `json:"phase,omitempty"`
	Message     string  `json:"message,omitempty"`
	Line        *int    `json:"line,omitempty"`
	Column      *int    `json:"column,omitempty"`
	From        *int    `json:"from,omitempty"`
	To          *int    `json:"to,omitempty"`
	Error       string  `json:"error,omitempty"`
	Type        string  `json:"type,omitempty"`
	GoType      string  `json:"goType,omitempty"`
	Nanoseconds float64 `json:"nanoseconds,omitempty"`
}

func answerExpr(line []byte) (any, error) {
	var question exprQuestion
	if err := json.Unmarshal(line, &question); err != nil {
		return nil, err
	}
	if err := setClock(question.Now, question.Zone); err != nil {
		return nil, err
	}
	answer := exprAnswer{ID: question.ID}
	env := question.Env
	if question.Variables != nil {
		env = typedValue(question.Variables, map[string]any(question.Env)).(map[string]any)
	}
	program, phase, err := compileExpr(question, env, &answer)
	if err != nil {
		answer.refuse("compile", phase, err)
		return answer, nil
	}
	value, err := expr.Run(program, env)
	if err != nil {
		answer.refuse("run", "run", err)
		return answer, nil
	}
	answer.accept(value)
	if question.Repeat > 0 {
		answer.Nanoseconds = timeExpr(question, env)
	}
	return answer, nil
}

// serverNow is the clock that now() reads.
var serverNow = time.Now

var machineZone = time.Local

func init() {
	for _, function := range builtin.Builtins {
		if function.Name != "now" {
			continue
		}
		check := function.Func
		function.Func = func(args ...any) (any, error) {
			if _, err := check(args...); err != nil {
				return nil, err
			}
			if len(args) == 1 {
				return serverNow().In(args[0].(*time.Location)), nil
			}
			return serverNow(), nil
		}
	}
}

// setClock lets the clock go on from the given time at its first reading, with a monotonic reading as of time.Now.
func setClock(now, zone string) error {
	time.Local, serverNow = machineZone, time.Now
	if zone != "" {
		location, err := time.LoadLocation(zone)
		if err != nil {
			return err
		}
		time.Local = location
	}
	if now == "" {
		return nil
	}
	first, err := time.Parse(time.RFC3339Nano, now)
	if err != nil {
		return err
	}
	var ahead *time.Duration
	serverNow = func() time.Time {
		reading := time.Now()
		if ahead == nil {
			difference := first.Sub(reading.Round(0))
			ahead = &difference
		}
		return reading.Add(*ahead)
	}
	return nil
}

func exprOptions(question exprQuestion, env map[string]any) []expr.Option {
	options := []expr.Option{exprEnv(question, env)}
	kinds := map[string]reflect.Kind{"int": reflect.Int, "float64": reflect.Float64, "bool": reflect.Bool}
	if kind, isKnown := kinds[question.As]; isKnown {
		options = append(options, expr.AsKind(kind))
	} else if !question.AnyResult {
		options = append(options, expr.AsKind(reflect.String))
	}
	return options
}

func exprEnv(question exprQuestion, env map[string]any) expr.Option {
	if question.Variables == nil {
		return expr.Env(env)
	}
	return expr.Env(exprType(question.Variables))
}

var namedTypes = map[string]reflect.Type{
	"any": reflect.TypeFor[any](), "bool": reflect.TypeFor[bool](), "int": reflect.TypeFor[int](),
	"int8": reflect.TypeFor[int8](), "int64": reflect.TypeFor[int64](), "uint8": reflect.TypeFor[uint8](),
	"uint": reflect.TypeFor[uint](), "float64": reflect.TypeFor[float64](), "string": reflect.TypeFor[string](),
}

func goTypeNamed(name string) reflect.Type {
	if element, isSlice := strings.CutPrefix(name, "[]"); isSlice {
		return reflect.SliceOf(goTypeNamed(element))
	}
	if element, isMap := strings.CutPrefix(name, "map[string]"); isMap {
		return reflect.MapOf(reflect.TypeFor[string](), goTypeNamed(element))
	}
	return namedTypes[name]
}

// exprType is a type of Variables as expr declares it.
func exprType(description any) types.Type {
	switch description := description.(type) {
	case []any:
		return types.Array(exprType(description[0]))
	case map[string]any:
		fields := types.Map{}
		for name, field := range description {
			fields[name] = exprType(field)
		}
		return fields
	}
	switch description {
	case "any":
		return types.Any
	case "nil":
		return types.Nil
	}
	return types.TypeOf(reflect.Zero(goTypeNamed(description.(string))).Interface())
}

// typedValue is a value of JSON as a variable of the type holds it.
func typedValue(description, value any) any {
	switch description := description.(type) {
	case []any:
		items := []any{}
		for _, item := range value.([]any) {
			items = append(items, typedValue(description[0], item))
		}
		return items
	case map[string]any:
		fields := map[string]any{}
		for name, field := range value.(map[string]any) {
			fields[name] = typedValue(description[name], field)
		}
		return fields
	}
	if description == "any" || description == "nil" {
		return value
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	typed := reflect.New(goTypeNamed(description.(string)))
	if err := json.Unmarshal(encoded, typed.Interface()); err != nil {
		panic(err)
	}
	return typed.Elem().Interface()
}

// compileExpr takes the steps of expr.Compile one by one, to name the one that fails.
func compileExpr(question exprQuestion, env map[string]any, answer *exprAnswer) (*vm.Program, string, error) {
	free := newExprConfig(exprEnv(question, env))
	if _, err := parser.ParseWithConfig(question.Program, free); err != nil {
		return nil, "parse", err
	}
	tree, err := checker.ParseCheck(question.Program, free)
	if err != nil {
		return nil, "check", err
	}
	answer.Type, answer.GoType = describeNature(tree.Node)

	config := newExprConfig(exprOptions(question, env)...)
	tree, err = checker.ParseCheck(question.Program, config)
	if err != nil {
		return nil, "expect", err
	}
	if err := optimizer.Optimize(&tree.Node, config); err != nil {
		var located *file.Error
		if errors.As(err, &located) {
			err = located.Bind(tree.Source)
		}
		return nil, "optimize", err
	}
	program, err := compiler.Compile(tree, config)
	return program, "codegen", err
}

func newExprConfig(options ...expr.Option) *conf.Config {
	config := conf.CreateNew()
	for _, option := range options {
		option(config)
	}
	config.Check()
	return config
}

// describeNature gives the static type of a program: Expr's own name for it, and Go's.
func describeNature(node ast.Node) (string, string) {
	nature := node.Nature()
	if nature.Type == nil {
		if nature.Nil {
			return "nil", nature.String()
		}
		return "any", nature.String()
	}
	switch nature.Type {
	case reflect.TypeOf(time.Time{}):
		return "time", nature.String()
	case reflect.TypeOf(time.Duration(0)):
		return "duration", nature.String()
	case reflect.TypeOf(time.UTC):
		return "timezone", nature.String()
	case reflect.TypeOf([]byte{}):
		return "bytes", nature.String()
	}
	return kindName(nature.Type.Kind()), nature.String()
}

func kindName(kind reflect.Kind) string {
	switch kind {
	case reflect.Interface:
		return "any"
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return "int"
	case reflect.Float32, reflect.Float64:
		return "float"
	case reflect.Slice, reflect.Array:
		return "array"
	}
	return kind.String()
}

func (answer *exprAnswer) refuse(stage, phase string, err error) {
	answer.Stage, answer.Phase = stage, phase
	answer.Error, answer.Message = err.Error(), err.Error()
	var located *file.Error
	if errors.As(err, &located) {
		answer.Message = located.Message
		answer.Line, answer.Column = &located.Line, &located.Column
		answer.From, answer.To = &located.From, &located.To
	}
}

// accept adds the value. What JSON cannot hold is omitted from Value: ValueRepr has the text of every value but strings.
func (answer *exprAnswer) accept(value any) {
	answer.OK = true
	answer.ValueType = "nil"
	if value != nil {
		answer.ValueType = fmt.Sprintf("%T", value)
	}
	if text, isString := value.(string); isString {
		answer.Value = text
		if !utf8.ValidString(text) {
			answer.ValueB64 = base64.StdEncoding.EncodeToString([]byte(text))
		}
		return
	}
	answer.ValueRepr = fmt.Sprintf("%v", value)
	if encoded, err := json.Marshal(value); err == nil {
		answer.Value = json.RawMessage(encoded)
	}
}

func timeExpr(question exprQuestion, env map[string]any) float64 {
	options := exprOptions(question, env)
	start := time.Now()
	for count := 0; count < question.Repeat; count++ {
		program, err := expr.Compile(question.Program, options...)
		if err == nil {
			_, _ = expr.Run(program, env)
		}
	}
	return float64(time.Since(start).Nanoseconds()) / float64(question.Repeat)
}
