module example.org/hjson-config-editor/reference

go 1.26.0

require (
	github.com/expr-lang/expr v1.17.8
	github.com/hjson/hjson-go/v4 v4.4.0
	golang.org/x/oauth2 v0.37.0
)
