// Command messages provokes errors of the libraries that a server like the documented one may use, and prints what they say: one JSON
// object a line, with the program that said it and its version. src/messages/fixtures/seen.json is what it printed.
package main

import (
	"context"
	"crypto/aes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"database/sql"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"net/smtp"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/expr-lang/expr"
	"github.com/hjson/hjson-go/v4"
	"github.com/jackc/pgx/v5"
	_ "github.com/lib/pq"
	"golang.org/x/oauth2/clientcredentials"
)

// A provocation is filed under the code of src/messages that explains what the program says.
type provocation struct {
	code    string
	program string
	provoke func() error
}

type seen struct {
	Code     string `json:"code"`
	SeenWith string `json:"seenWith"`
	Line     string `json:"line"`
}

func main() {
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	log.SetOutput(io.Discard)
	all := provocations
	if programs := findPostgres(); programs != "" {
		server := startPostgres(programs)
		defer server.stop()
		all = append(all, server.provocations()...)
	}
	for _, each := range all {
		if err := each.provoke(); err != nil {
			_ = out.Encode(seen{each.code, version(each.program), err.Error()})
		} else {
			fmt.Fprintln(os.Stderr, each.code, each.program, "did not fail")
		}
	}
}

// version adds the version to the name of a module, of a package of Go, or of PostgreSQL as one of these reports it.
func version(program string) string {
	name, module, found := strings.Cut(program, "=")
	if !found {
		return program + ", " + strings.Replace(runtime.Version(), "go", "Go ", 1)
	}
	build, _ := debug.ReadBuildInfo()
	for _, each := range build.Deps {
		if each.Path == module {
			return name + " " + strings.TrimPrefix(each.Version, "v")
		}
	}
	return name
}

const (
	hjsonGo = "hjson-go=github.com/hjson/hjson-go/v4"
	exprGo  = "Expr=github.com/expr-lang/expr"
	pgxGo   = "pgx=github.com/jackc/pgx/v5"
	pqGo    = "lib/pq=github.com/lib/pq"
	oidcGo  = "go-oidc=github.com/coreos/go-oidc/v3"
	oauth2  = "golang.org/x/oauth2=golang.org/x/oauth2"
)

type config struct {
	SmtpPort int `json:"smtpPort"`
}

const issuer = "https://login.example.com"

var provocations = []provocation{
	{"message-file-directory", "io/fs", func() error { return fileError("read", syscall.EISDIR) }},
	{"message-file-permission", "io/fs", func() error { return fileError("open", syscall.EACCES) }},
	{"message-file-missing", "io/fs", func() error { return fileError("open", syscall.ENOENT) }},
	{"message-hjson", hjsonGo, func() error {
		var c config
		return hjson.Unmarshal([]byte("{\n  smtpPort: 587\n  mailFrom\n}\n"), &c)
	}},
	{"message-json-type", "encoding/json", func() error {
		var c config
		return json.Unmarshal([]byte(`{"smtpPort": "587"}`), &c)
	}},
	{"message-expr-name", exprGo, func() error {
		_, err := expr.Compile("baseUrl", expr.Env(map[string]string{"baseURL": ""}), expr.AsKind(24))
		return err
	}},
	{"message-expr-type", exprGo, func() error {
		_, err := expr.Compile("1 + 1", expr.Env(map[string]string{"baseURL": ""}), expr.AsKind(24))
		return err
	}},
	{"message-expr-syntax", exprGo, func() error {
		_, err := expr.Compile("'audience", expr.AsKind(24))
		return err
	}},
	{"message-expr-syntax", exprGo, func() error {
		_, err := expr.Compile("baseURL +", expr.AsKind(24))
		return err
	}},
	{"message-base64", "encoding/base64", func() error {
		_, err := base64.StdEncoding.DecodeString("not base64!")
		return err
	}},
	{"message-aes", "crypto/aes", func() error {
		_, err := aes.NewCipher([]byte("too short"))
		return err
	}},
	{"message-pg-tls", pgxGo, func() error {
		_, err := pgx.Connect(context.Background(), withoutTLS())
		return err
	}},
	{"message-pq-tls", pqGo, func() error { return ping(withoutTLS()) }},
	{"message-pg-parse", pgxGo, func() error { return parse("postgres://review:pa%ss@db.example.com/review") }},
	{"message-url", pqGo, func() error { return ping("postgres://review:pa^ss@db.example.com/review") }},
	{"message-url", pqGo, func() error { return ping("postgres://review:pa%ss@db.example.com/review") }},
	{"message-url", "net/url", func() error {
		_, err := http.Get("https://login.example.com/%zz")
		return err
	}},
	{"message-pg-sslmode", pgxGo, func() error { return parse("postgres://db.example.com/review?sslmode=on") }},
	{"message-pq-sslmode", pqGo, func() error { return ping("postgres://db.example.com/review?sslmode=on") }},
	{"message-pg-session", pgxGo, func() error { return parse("postgres://db.example.com/review?target_session_attrs=master") }},
	{"message-pg-ca", pgxGo, func() error { return parse("postgres://db.example.com/review?sslmode=verify-full&sslrootcert=/ca.pem") }},
	{"message-pq-weak", pqGo, func() error { return ping("postgres://db.example.com/review?sslmode=require&sslrootcert=system") }},
	{"message-refused", "net", func() error {
		_, err := net.Dial("tcp", closedPort("tcp"))
		return err
	}},
	{"message-unreachable", "net", func() error { return dialError(syscall.EHOSTUNREACH) }},
	{"message-unreachable", "net", func() error { return dialError(syscall.ENETUNREACH) }},
	{"message-reset", "net", func() error {
		_, err := http.Get("http://" + listen(func(connection net.Conn) { _ = connection.(*net.TCPConn).SetLinger(0) }))
		return err
	}},
	{"message-dns", "net", func() error { return lookup(answerNoSuchHost()) }},
	{"message-dns-server", "net", func() error { return lookup(silentPort()) }},
	{"message-dns-server", "net", func() error { return lookup(closedPort("udp")) }},
	{"message-timeout", "net", func() error {
		_, err := (&net.Dialer{Deadline: time.Now().Add(-time.Second)}).Dial("tcp", "127.0.0.1:9")
		return err
	}},
	{"message-timeout", "net", func() error { return dialError(syscall.ETIMEDOUT) }},
	{"message-timeout", "net/http", func() error {
		client := http.Client{Timeout: 200 * time.Millisecond}
		_, err := client.Get("http://" + listen(func(net.Conn) { time.Sleep(time.Second) }))
		return err
	}},
	{"message-proxy", "net/http", func() error { return through("http://" + closedPort("tcp")) }},
	{"message-proxy", "net/http", func() error { return through("https://" + plainPort()) }},
	{"message-proxy-login", "net/http", func() error {
		proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(407) }))
		return through(proxy.URL)
	}},
	{"message-oidc-issuer", oidcGo, func() error {
		server := answering(200, func(address string) string { return `{"issuer": "` + address + `/other"}` })
		_, err := oidc.NewProvider(context.Background(), server)
		return err
	}},
	{"message-oidc-discovery", oidcGo, func() error {
		_, err := oidc.NewProvider(context.Background(), answering(200, func(string) string { return "<html>" }))
		return err
	}},
	{"message-oidc-provider", oidcGo, func() error { return verify(`{"iss":"https://other.example.com","aud":"review"}`) }},
	{"message-oidc-audience", oidcGo, func() error { return verify(`{"iss":"` + issuer + `","aud":["account"]}`) }},
	{"message-oauth2-client", oauth2, func() error { return refuse(401, "invalid_client", "client authentication failed") }},
	{"message-oauth2-grant", oauth2, func() error { return refuse(400, "invalid_grant", "Code not valid") }},
	{"message-oauth2-flow", oauth2, func() error { return refuse(400, "unauthorized_client", "") }},
	{"message-oauth2-flow", oauth2, func() error { return refuse(400, "unsupported_grant_type", "") }},
	{"message-oauth2-scope", oauth2, func() error { return refuse(400, "invalid_scope", "Invalid scopes: mail") }},
	{"message-oauth2-request", oauth2, func() error { return refuse(400, "invalid_request", "unknown parameter base_url") }},
	{"message-oauth2-target", oauth2, func() error { return refuse(400, "invalid_target", "") }},
	{"message-oauth2-denied", oauth2, func() error { return refuse(403, "access_denied", "Unauthorized") }},
	{"message-oauth2-unauthorized", oauth2, func() error { return token(401, `{"message": "no"}`) }},
	{"message-oauth2-media-type", oauth2, func() error { return token(415, "") }},
	{"message-oauth2-busy", oauth2, func() error { return token(429, "slow down") }},
	{"message-oauth2-status", oauth2, func() error { return token(404, "404 page not found") }},
	{"message-oauth2-status", oauth2, func() error { return token(502, "Bad Gateway") }},
	{"message-oauth2-json", oauth2, func() error { return token(200, "<html>") }},
	{"message-oauth2-missing", oauth2, func() error { return token(200, `{"token_type": "Bearer"}`) }},
	{"message-smtp-unencrypted", "net/smtp", func() error {
		return start(smtp.ServerInfo{Name: "mail.example.com"})
	}},
	{"message-smtp-host", "net/smtp", func() error {
		return start(smtp.ServerInfo{Name: "10.0.0.7", TLS: true})
	}},
	{"message-smtp-auth", "net/smtp", func() error { return mail("250 mail.example.com", "") }},
	{"message-x509-authority", "crypto/x509", func() error {
		server := httptest.NewTLSServer(http.NotFoundHandler())
		_, err := http.Get(server.URL)
		return err
	}},
	{"message-x509-name", "crypto/x509", func() error { return visit(&tls.Config{ServerName: "mail.example.org"}) }},
	{"message-x509-expired", "crypto/x509", func() error {
		return visit(&tls.Config{Time: func() time.Time { return time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC) }})
	}},
	{"message-x509-common-name", "crypto/x509", func() error {
		certificate, _ := newCertificate(&x509.Certificate{Subject: pkix.Name{CommonName: "mail.example.com"}})
		return certificate.VerifyHostname("mail.example.com")
	}},
	{"message-tls-record", "net/http", func() error {
		server := httptest.NewServer(http.NotFoundHandler())
		_, err := http.Get(strings.Replace(server.URL, "http:", "https:", 1))
		return err
	}},
	{"message-tls-record", "crypto/tls", func() error {
		_, err := tls.Dial("tcp", plainPort(), nil)
		return err
	}},
}

func parse(connectionString string) error {
	_, err := pgx.ParseConfig(connectionString)
	return err
}

func ping(connectionString string) error {
	db, err := sql.Open("postgres", connectionString)
	if err != nil {
		return err
	}
	return db.Ping()
}

// listen does the same to each connection, and closes it.
func listen(serve func(net.Conn)) string {
	listener, _ := net.Listen("tcp", "127.0.0.1:0")
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			_, _ = connection.Read(make([]byte, 1024))
			serve(connection)
			_ = connection.Close()
		}
	}()
	return listener.Addr().String()
}

// withoutTLS is a database that answers a request for TLS with no.
func withoutTLS() string {
	return "postgres://review:fake@" + listen(func(connection net.Conn) { _, _ = connection.Write([]byte("N")) }) + "/review?sslmode=require"
}

func plainPort() string {
	return listen(func(connection net.Conn) { _, _ = connection.Write([]byte("220 mail.example.com\r\n")) })
}

func closedPort(network string) string {
	if network == "udp" {
		connection, _ := net.ListenPacket("udp", "127.0.0.1:0")
		defer connection.Close()
		return connection.LocalAddr().String()
	}
	listener, _ := net.Listen("tcp", "127.0.0.1:0")
	defer listener.Close()
	return listener.Addr().String()
}

func silentPort() string {
	connection, _ := net.ListenPacket("udp", "127.0.0.1:0")
	return connection.LocalAddr().String()
}

// answerNoSuchHost answers each question with NXDOMAIN.
func answerNoSuchHost() string {
	connection, _ := net.ListenPacket("udp", "127.0.0.1:0")
	go func() {
		for {
			question := make([]byte, 512)
			n, from, err := connection.ReadFrom(question)
			if err != nil {
				return
			}
			question[2], question[3] = 0x81, 0x83
			_, _ = connection.WriteTo(question[:n], from)
		}
	}()
	return connection.LocalAddr().String()
}

func lookup(server string) error {
	resolver := net.Resolver{PreferGo: true, Dial: func(ctx context.Context, network, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, server)
	}}
	ctx, cancel := context.WithTimeout(context.Background(), 500*time.Millisecond)
	defer cancel()
	_, err := (&net.Dialer{Resolver: &resolver}).DialContext(ctx, "tcp", "mail.example.com.:587")
	var unknown *net.DNSError
	if errors.As(err, &unknown) && unknown.Server != "" {
		unknown.Server = "10.0.0.53:53"
	}
	return err
}

// fileError and dialError are what Go says if the system answers so, which a test cannot make it do.
func fileError(operation string, code syscall.Errno) error {
	return &fs.PathError{Op: operation, Path: "/app/config/config.json", Err: code}
}

func dialError(code syscall.Errno) error {
	address := &net.TCPAddr{IP: net.IPv4(10, 0, 0, 7), Port: 587}
	return &net.OpError{Op: "dial", Net: "tcp", Addr: address, Err: os.NewSyscallError("connect", code)}
}

func through(proxy string) error {
	address, _ := url.Parse(proxy)
	client := http.Client{Transport: &http.Transport{Proxy: http.ProxyURL(address)}}
	_, err := client.Get("https://login.example.com")
	return err
}

func visit(settings *tls.Config) error {
	server := httptest.NewTLSServer(http.NotFoundHandler())
	settings.RootCAs = x509.NewCertPool()
	settings.RootCAs.AddCert(server.Certificate())
	client := http.Client{Transport: &http.Transport{TLSClientConfig: settings}}
	_, err := client.Get(server.URL)
	return err
}

func newCertificate(template *x509.Certificate) (*x509.Certificate, *ecdsa.PrivateKey) {
	key, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	template.SerialNumber = big.NewInt(1)
	template.NotAfter = time.Now().Add(time.Hour)
	encoded, _ := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	certificate, _ := x509.ParseCertificate(encoded)
	return certificate, key
}

// writeCertificate writes `server.crt`, `server.key`, and `open.key`, which anyone may read.
func writeCertificate(folder string) {
	certificate, key := newCertificate(&x509.Certificate{DNSNames: []string{"localhost"}})
	encoded, _ := x509.MarshalPKCS8PrivateKey(key)
	write := func(name, kind string, bytes []byte, mode os.FileMode) {
		_ = os.WriteFile(filepath.Join(folder, name), pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: bytes}), mode)
	}
	write("server.crt", "CERTIFICATE", certificate.Raw, 0o644)
	write("server.key", "PRIVATE KEY", encoded, 0o600)
	write("open.key", "PRIVATE KEY", encoded, 0o644)
}

func answering(status int, body func(address string) string) string {
	var server *httptest.Server
	server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		fmt.Fprint(w, body(server.URL))
	}))
	return server.URL
}

func verify(claims string) error {
	encode := base64.RawURLEncoding.EncodeToString
	verifier := oidc.NewVerifier(issuer, nil, &oidc.Config{ClientID: "review", InsecureSkipSignatureCheck: true, SkipExpiryCheck: true})
	_, err := verifier.Verify(context.Background(), encode([]byte(`{"alg":"RS256"}`))+"."+encode([]byte(claims))+".AAAA")
	return err
}

func token(status int, body string) error {
	credentials := clientcredentials.Config{ClientID: "gateway", ClientSecret: "fake", TokenURL: answering(status, func(string) string { return body })}
	_, err := credentials.Token(context.Background())
	return err
}

func refuse(status int, code, description string) error {
	body, _ := json.Marshal(map[string]string{"error": code, "error_description": description})
	return token(status, string(body))
}

func start(server smtp.ServerInfo) error {
	_, _, err := smtp.PlainAuth("", "review", "fake", "mail.example.com").Start(&server)
	return err
}

// mail greets with these lines, and answers the rest with the other.
func mail(greeting, refusal string) error {
	listener, _ := net.Listen("tcp", "127.0.0.1:0")
	go func() {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		write := func(line string) { _, _ = connection.Write([]byte(line + "\r\n")) }
		read := make([]byte, 1024)
		write("220 mail.example.com")
		for {
			n, err := connection.Read(read)
			if err != nil {
				return
			}
			if strings.HasPrefix(string(read[:n]), "EHLO") {
				write(greeting)
			} else {
				write(refusal)
			}
		}
	}()
	auth := smtp.PlainAuth("", "review", "fake", "127.0.0.1")
	return smtp.SendMail(listener.Addr().String(), auth, "review@example.com", []string{"review@example.com"}, nil)
}
