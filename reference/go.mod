module example.org/hjson-config-editor/reference

go 1.26.0

require (
	example.org/hjson-go-before-4.6/v4 v4.5.0
	github.com/expr-lang/expr v1.17.8
	github.com/hjson/hjson-go/v4 v4.6.0
	golang.org/x/oauth2 v0.37.0
)

// The last release that reads the value of an unknown key with the type of the option before it, beside the present one.
replace example.org/hjson-go-before-4.6/v4 => github.com/hjson/hjson-go/v4 v4.5.0
