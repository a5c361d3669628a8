package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"reflect"
	"time"

	"github.com/expr-lang/expr"
	"github.com/hjson/hjson-go/v4"
	"golang.org/x/oauth2"
	"golang.org/x/oauth2/clientcredentials"
)

// tokenQuestion is a configuration and a sample. DetectAuthStyle leaves it to x/oauth2 how to send the credentials, as a
// server does that does not ask for the documented form fields.
type tokenQuestion struct {
	ID         string  `json:"id"`
	Config     string  `json:"config"`
	SourceID   string  `json:"sourceID"`
	GatewayURL string  `json:"gatewayURL"`
	BaseURL    *string `json:"baseURL,omitempty"`

	DetectAuthStyle bool `json:"detectAuthStyle,omitempty"`
}

// tokenAnswer repeats the question, so that answers are complete vectors. Stage names what refused:
// config, program, url or send. Disabled is a configuration without gatewayOAuth2.
type tokenAnswer struct {
	tokenQuestion
	Disabled bool           `json:"disabled,omitempty"`
	Request  *arrivedAtHost `json:"request,omitempty"`
	Stage    string         `json:"stage,omitempty"`
	Field    string         `json:"field,omitempty"`
	Message  string         `json:"message,omitempty"`
}

// arrivedAtHost is what the authorisation server gets. Raw holds every byte of it in base64: header values and
// request targets need not be UTF-8.
type arrivedAtHost struct {
	Address string            `json:"address"`
	Method  string            `json:"method"`
	Target  string            `json:"target"`
	Host    string            `json:"host"`
	Headers map[string]string `json:"headers"`
	Body    string            `json:"body"`
	Raw     string            `json:"raw"`
}

func answerToken(line []byte) (any, error) {
	var question tokenQuestion
	if err := json.Unmarshal(line, &question); err != nil {
		return nil, err
	}
	answer := tokenAnswer{tokenQuestion: question}
	var server Config
	if err := hjson.Unmarshal([]byte(question.Config), &server); err != nil {
		answer.Stage, answer.Message = "config", newReading(nil, err).Message
		return answer, nil
	}
	if server.GatewayOAuth2 == nil {
		answer.Disabled = true
		return answer, nil
	}
	if question.BaseURL != nil {
		server.BaseURL = *question.BaseURL
	}
	params, failedField, err := endpointParams(server, question)
	if err != nil {
		answer.Stage, answer.Field, answer.Message = "program", failedField, err.Error()
		return answer, nil
	}
	credentials := clientcredentials.Config{
		ClientID:       server.GatewayOAuth2.ClientID,
		ClientSecret:   server.GatewayOAuth2.ClientSecret,
		TokenURL:       server.GatewayOAuth2.TokenURL,
		EndpointParams: params,
		AuthStyle:      oauth2.AuthStyleInParams,
	}
	if question.DetectAuthStyle {
		credentials.AuthStyle = oauth2.AuthStyleAutoDetect
	}
	if _, err := url.Parse(credentials.TokenURL); err != nil {
		answer.Stage, answer.Message = "url", reasonOf(err)
		return answer, nil
	}
	arrived, err := sendTokenRequest(credentials)
	if err != nil {
		answer.Stage, answer.Message = "send", reasonOf(err)
		return answer, nil
	}
	answer.Request = arrived
	return answer, nil
}

// endpointParams evaluates the programs; on failure it names the field whose program failed.
func endpointParams(server Config, question tokenQuestion) (url.Values, string, error) {
	variables := map[string]any{
		"baseURL":    server.BaseURL,
		"gatewayURL": question.GatewayURL,
		"sourceID":   question.SourceID,
	}
	params := url.Values{}
	for name, source := range server.GatewayOAuth2.EndpointParams {
		program, err := expr.Compile(source, expr.Env(variables), expr.AsKind(reflect.String))
		if err != nil {
			return nil, name, err
		}
		result, err := expr.Run(program, variables)
		if err != nil {
			return nil, name, err
		}
		text, ok := result.(string)
		if !ok {
			return nil, name, fmt.Errorf("result is %T, not string", result)
		}
		params.Set(name, text)
	}
	return params, "", nil
}

// reasonOf leaves the address out of net/http's wording: it may hold a password.
func reasonOf(err error) string {
	if wrapped, ok := err.(*url.Error); ok {
		return wrapped.Err.Error()
	}
	return err.Error()
}

// sendTokenRequest asks for a token. Whatever host the token URL names, the connection goes to a listener on the
// loopback interface, and without TLS, so that the bytes can be read.
func sendTokenRequest(credentials clientcredentials.Config) (*arrivedAtHost, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	defer listener.Close()
	received := make(chan *arrivedAtHost, 1)
	go func() {
		connection, err := listener.Accept()
		if err != nil {
			received <- nil
			return
		}
		defer connection.Close()
		received <- receive(connection)
	}()

	var address string
	dial := func(ctx context.Context, network, target string) (net.Conn, error) {
		if _, port, err := net.SplitHostPort(target); err != nil {
			return nil, err
		} else if _, err := net.LookupPort("tcp", port); err != nil {
			return nil, err
		}
		address = target
		return (&net.Dialer{}).DialContext(ctx, network, listener.Addr().String())
	}
	client := &http.Client{
		Transport: &http.Transport{DialContext: dial, DialTLSContext: dial},
		Timeout:   10 * time.Second,
	}
	defer client.CloseIdleConnections()
	ctx := context.WithValue(context.Background(), oauth2.HTTPClient, client)
	if _, err := credentials.Token(ctx); err != nil {
		return nil, err
	}
	arrived := <-received
	if arrived == nil {
		return nil, fmt.Errorf("nothing readable arrived")
	}
	arrived.Address = address
	return arrived, nil
}

// receive reads one request and answers with a token. The request line is read by hand: net/http's server refuses
// some of what its client sends.
func receive(connection net.Conn) *arrivedAtHost {
	var raw bytes.Buffer
	reader := bufio.NewReader(io.TeeReader(connection, &raw))
	requestLine, err := reader.ReadString('\n')
	if err != nil {
		return nil
	}
	method, rest, _ := bytes.Cut(bytes.TrimRight([]byte(requestLine), "\r\n"), []byte(" "))
	target := bytes.TrimSuffix(rest, []byte(" HTTP/1.1"))
	headers := map[string]string{}
	for {
		line, err := reader.ReadString('\n')
		if err != nil {
			return nil
		}
		line = line[:len(line)-2]
		if line == "" {
			break
		}
		name, value, _ := bytes.Cut([]byte(line), []byte(": "))
		headers[string(name)] = string(value)
	}
	var length int
	fmt.Sscan(headers["Content-Length"], &length)
	body := make([]byte, length)
	if _, err := io.ReadFull(reader, body); err != nil {
		return nil
	}
	token := `{"access_token":"fake","token_type":"bearer","expires_in":60}`
	fmt.Fprintf(connection, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s", len(token), token)
	return &arrivedAtHost{
		Method:  string(method),
		Target:  string(target),
		Host:    headers["Host"],
		Headers: headers,
		Body:    string(body),
		Raw:     base64.StdEncoding.EncodeToString(raw.Bytes()),
	}
}
