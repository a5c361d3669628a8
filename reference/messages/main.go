// Command messages provokes errors of the libraries that a server like the documented one may use, and prints what they say: one JSON
// object a line. The examples of src/messages are held against it.
package main

import (
	"context"
	"crypto/aes"
	"crypto/tls"
	"crypto/x509"
	"database/sql"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/smtp"
	"os"
	"strings"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/expr-lang/expr"
	"github.com/hjson/hjson-go/v4"
	"github.com/jackc/pgx/v5"
	_ "github.com/lib/pq"
	"golang.org/x/oauth2/clientcredentials"
)

type provoked struct {
	Name    string `json:"name"`
	Message string `json:"message"`
}

func main() {
	out := json.NewEncoder(os.Stdout)
	for name, provoke := range errors {
		err := provoke()
		if err == nil {
			fmt.Fprintln(os.Stderr, name, "did not fail")
			os.Exit(1)
		}
		_ = out.Encode(provoked{name, err.Error()})
	}
}

type config struct {
	SmtpPort int `json:"smtpPort"`
}

var errors = map[string]func() error{
	"hjson-go": func() error {
		var c config
		return hjson.Unmarshal([]byte("{\n  smtpPort: 587\n  mailFrom\n}\n"), &c)
	},
	"encoding/json": func() error {
		var c config
		return json.Unmarshal([]byte(`{"smtpPort": "587"}`), &c)
	},
	"expr name": func() error {
		_, err := expr.Compile("baseUrl", expr.Env(map[string]string{"baseURL": ""}), expr.AsKind(24))
		return err
	},
	"expr type": func() error {
		_, err := expr.Compile("1 + 1", expr.Env(map[string]string{"baseURL": ""}), expr.AsKind(24))
		return err
	},
	"expr syntax": func() error {
		_, err := expr.Compile("'audience", expr.AsKind(24))
		return err
	},
	"base64": func() error {
		_, err := base64.StdEncoding.DecodeString("not base64!")
		return err
	},
	"aes": func() error {
		_, err := aes.NewCipher([]byte("too short"))
		return err
	},
	"pgx password": func() error { return connect("FATAL", "28P01", `password authentication failed for user "review"`) },
	"pgx database": func() error { return connect("FATAL", "3D000", `database "review" does not exist`) },
	"pgx pg_hba": func() error {
		return connect("FATAL", "28000", `no pg_hba.conf entry for host "10.0.0.7", user "review", database "review", no encryption`)
	},
	"pgx connections": func() error { return connect("FATAL", "53300", "sorry, too many clients already") },
	"pgx tls": func() error {
		_, err := pgx.Connect(context.Background(), database("require", "FATAL", "28P01", ""))
		return err
	},
	"pgx parse": func() error {
		_, err := pgx.ParseConfig("postgres://review:pa%ss@db.example.com/review")
		return err
	},
	"pq password": func() error {
		return ping(database("disable", "FATAL", "28P01", `password authentication failed for user "review"`))
	},
	"pq tls": func() error { return ping(database("require", "FATAL", "28P01", "")) },
	"refused": func() error {
		listener, _ := net.Listen("tcp", "127.0.0.1:0")
		address := listener.Addr().String()
		_ = listener.Close()
		_, err := net.Dial("tcp", address)
		return err
	},
	"no such host": func() error {
		_, err := net.Dial("tcp", "mail.invalid:587")
		return err
	},
	"timeout": func() error {
		_, err := (&net.Dialer{Deadline: time.Now().Add(-time.Second)}).Dial("tcp", "127.0.0.1:9")
		return err
	},
	"oidc issuer": func() error {
		server := answering(200, func(address string) string { return `{"issuer": "` + address + `/other"}` })
		_, err := oidc.NewProvider(context.Background(), server)
		return err
	},
	"oidc decode": func() error {
		_, err := oidc.NewProvider(context.Background(), answering(200, func(string) string { return "<html>" }))
		return err
	},
	"oauth2 code": func() error {
		return token(401, `{"error": "invalid_client", "error_description": "client authentication failed"}`)
	},
	"oauth2 status":  func() error { return token(502, "Bad Gateway") },
	"oauth2 missing": func() error { return token(200, `{"token_type": "Bearer"}`) },
	"smtp unencrypted": func() error {
		_, _, err := smtp.PlainAuth("", "review", "fake", "mail.example.com").Start(&smtp.ServerInfo{Name: "mail.example.com"})
		return err
	},
	"smtp login":    func() error { return mail("535 5.7.8 Authentication credentials invalid") },
	"smtp starttls": func() error { return mail("530 5.7.0 Must issue a STARTTLS command first") },
	"x509 authority": func() error {
		server := httptest.NewTLSServer(http.NotFoundHandler())
		_, err := http.Get(server.URL)
		return err
	},
	"x509 name": func() error {
		server := httptest.NewTLSServer(http.NotFoundHandler())
		pool := x509.NewCertPool()
		pool.AddCert(server.Certificate())
		client := http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool, ServerName: "mail.example.org"}}}
		_, err := client.Get(server.URL)
		return err
	},
	"x509 expired": func() error {
		server := httptest.NewTLSServer(http.NotFoundHandler())
		pool := x509.NewCertPool()
		pool.AddCert(server.Certificate())
		later := func() time.Time { return time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC) }
		client := http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool, Time: later}}}
		_, err := client.Get(server.URL)
		return err
	},
	"tls record": func() error {
		server := httptest.NewServer(http.NotFoundHandler())
		_, err := http.Get(strings.Replace(server.URL, "http:", "https:", 1))
		return err
	},
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

func token(status int, body string) error {
	credentials := clientcredentials.Config{ClientID: "gateway", ClientSecret: "fake", TokenURL: answering(status, func(string) string { return body })}
	_, err := credentials.Token(context.Background())
	return err
}

func connect(severity, code, message string) error {
	_, err := pgx.Connect(context.Background(), database("disable", severity, code, message))
	return err
}

func ping(address string) error {
	db, err := sql.Open("postgres", address)
	if err != nil {
		return err
	}
	return db.Ping()
}

// database answers the start of one connection with an error, and a request for TLS with no.
func database(mode, severity, code, message string) string {
	listener, _ := net.Listen("tcp", "127.0.0.1:0")
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			start := make([]byte, 1024)
			_, _ = connection.Read(start)
			if mode == "require" {
				_, _ = connection.Write([]byte("N"))
				_ = connection.Close()
				continue
			}
			fields := "S" + severity + "\x00V" + severity + "\x00C" + code + "\x00M" + message + "\x00\x00"
			length := len(fields) + 4
			_, _ = connection.Write(append([]byte{'E', 0, 0, byte(length >> 8), byte(length)}, fields...))
			_ = connection.Close()
		}
	}()
	return "postgres://review:fake@" + listener.Addr().String() + "/review?sslmode=" + mode
}

// mail refuses the login, or the sender.
func mail(refusal string) error {
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
				write("250-mail.example.com\r\n250 AUTH PLAIN")
			} else {
				write(refusal)
			}
		}
	}()
	address := listener.Addr().String()
	auth := smtp.PlainAuth("", "review", "fake", "127.0.0.1")
	return smtp.SendMail(address, auth, "review@example.com", []string{"review@example.com"}, nil)
}
