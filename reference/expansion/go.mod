module example.org/hjson-config-editor/reference/expansion

go 1.26.0
