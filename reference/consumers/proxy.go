package main

import (
	"net/url"

	"golang.org/x/net/http/httpproxy"
)

// readProxy answers through which proxy Go sends a request: the text is NO_PROXY, the file `url` is where the request
// goes, and the file `proxy`, if there is one, is HTTPS_PROXY.
func readProxy(asked question) (container, error) {
	found := emptyContainer()
	to, err := url.Parse(asked.Files["url"])
	if err != nil {
		return found, err
	}
	config := httpproxy.Config{HTTPSProxy: "http://proxy.example.com:3128", NoProxy: asked.Text}
	if other, given := asked.Files["proxy"]; given {
		config.HTTPSProxy = other
	}
	proxy, err := config.ProxyFunc()(to)
	if err != nil {
		return found, err
	}
	if proxy != nil {
		found.Environment["proxy"] = proxy.String()
		found.Environment["host"] = proxy.Host
	}
	return found, nil
}
