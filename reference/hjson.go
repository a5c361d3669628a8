package main

import (
	"encoding/json"
	"regexp"
	"strconv"

	earlier "example.org/hjson-go-before-4.6/v4"
	"github.com/hjson/hjson-go/v4"
)

// Config is the server's configuration as the option reference gives it. Zero values are omitted from the answer:
// reading into a struct cannot tell them from options that are not set.
type Config struct {
	AccessReviewToolbarBackgroundColor string         `json:"accessReviewToolbarBackgroundColor,omitempty"`
	AccessReviewToolbarLogoPath        string         `json:"accessReviewToolbarLogoPath,omitempty"`
	AccessReviewToolbarTextColor       string         `json:"accessReviewToolbarTextColor,omitempty"`
	BaseURL                            string         `json:"baseUrl,omitempty"`
	EncryptionKey                      string         `json:"encryptionKey,omitempty"`
	GatewayOAuth2                      *GatewayOAuth2 `json:"gatewayOAuth2,omitempty"`
	LoginPageBackgroundPath            string         `json:"loginPageBackgroundPath,omitempty"`
	MailFrom                           string         `json:"mailFrom,omitempty"`
	OidcClientID                       string         `json:"oidcClientId,omitempty"`
	OidcClientSecret                   string         `json:"oidcClientSecret,omitempty"`
	OidcIssuer                         string         `json:"oidcIssuer,omitempty"`
	OrganisationName                   string         `json:"organisationName,omitempty"`
	PgAzureManagedIdentity             bool           `json:"pgAzureManagedIdentity,omitempty"`
	PgConnStr                          string         `json:"pgConnStr,omitempty"`
	QueryTimeOutMinutes                int            `json:"queryTimeOutMinutes,omitempty"`
	ReadTimeOutMinutes                 int            `json:"readTimeOutMinutes,omitempty"`
	SMTPAuth                           *SMTPAuth      `json:"smtpAuth,omitempty"`
	SMTPHostname                       string         `json:"smtpHostname,omitempty"`
	SMTPPort                           int            `json:"smtpPort,omitempty"`
	SupportCustomMailServer            bool           `json:"supportCustomMailServer,omitempty"`
	SupportPageURL                     string         `json:"supportPageUrl,omitempty"`
	TemplatesPath                      string         `json:"templatesPath,omitempty"`
	WriteTimeOutMinutes                int            `json:"writeTimeOutMinutes,omitempty"`
}

type GatewayOAuth2 struct {
	ClientID       string            `json:"clientId,omitempty"`
	ClientSecret   string            `json:"clientSecret,omitempty"`
	EndpointParams map[string]string `json:"endpointParams,omitempty"`
	TokenURL       string            `json:"tokenUrl,omitempty"`
}

type SMTPAuth struct {
	Username  string         `json:"username,omitempty"`
	Mechanism *SMTPMechanism `json:"mechanism,omitempty"`
}

type SMTPMechanism struct {
	Type         string `json:"type,omitempty"`
	Password     string `json:"password,omitempty"`
	ClientID     string `json:"clientId,omitempty"`
	ClientSecret string `json:"clientSecret,omitempty"`
	Scope        string `json:"scope,omitempty"`
	TokenURL     string `json:"tokenUrl,omitempty"`
}

// Sample is a struct of the same types that knows no server: the tests of hjson-document read into it.
type Sample struct {
	ThumbnailOfLargePictureBorderColor string         `json:"thumbnailOfLargePictureBorderColor,omitempty"`
	ThumbnailOfLargePicturePath        string         `json:"thumbnailOfLargePicturePath,omitempty"`
	ThumbnailOfPictureTitleColor       string         `json:"thumbnailOfPictureTitleColor,omitempty"`
	HomeURL                            string         `json:"homeUrl,omitempty"`
	DeliveryPlace                      string         `json:"deliveryPlace,omitempty"`
	WorkshopArea2                      *WorkshopArea2 `json:"workshopArea2,omitempty"`
	LargeSizePicturesAsPath            string         `json:"largeSizePicturesAsPath,omitempty"`
	MadeFrom                           string         `json:"madeFrom,omitempty"`
	FirstBuyerID                       string         `json:"firstBuyerId,omitempty"`
	PrintDescription                   string         `json:"printDescription,omitempty"`
	ShelfLabel                         string         `json:"shelfLabel,omitempty"`
	PublicationTitle                   string         `json:"publicationTitle,omitempty"`
	IsOnlySoldInBundlesNow             bool           `json:"isOnlySoldInBundlesNow,omitempty"`
	StoreCity                          string         `json:"storeCity,omitempty"`
	QuantityOnLastOrder                int            `json:"quantityOnLastOrder,omitempty"`
	QuantityInAllShops                 int            `json:"quantityInAllShops,omitempty"`
	ShopDesk                           *ShopDesk      `json:"shopDesk,omitempty"`
	SUPPlierName                       string         `json:"supplierName,omitempty"`
	SLOTSize                           int            `json:"slotSize,omitempty"`
	IncludesGiftWrappingNow            bool           `json:"includesGiftWrappingNow,omitempty"`
	ProductPageURL                     string         `json:"productPageUrl,omitempty"`
	BrochuresPath                      string         `json:"brochuresPath,omitempty"`
	QuantityOfShipments                int            `json:"quantityOfShipments,omitempty"`
}

type WorkshopArea2 struct {
	PersonID       string            `json:"personId,omitempty"`
	PrivateLabel   string            `json:"privateLabel,omitempty"`
	CustomerPrices map[string]string `json:"customerPrices,omitempty"`
	ImageURL       string            `json:"imageUrl,omitempty"`
}

type ShopDesk struct {
	Username  string         `json:"username,omitempty"`
	Materials *ShopMaterials `json:"materials,omitempty"`
}

type ShopMaterials struct {
	Type         string `json:"type,omitempty"`
	Password     string `json:"password,omitempty"`
	PersonID     string `json:"personId,omitempty"`
	PrivateLabel string `json:"privateLabel,omitempty"`
	Scope        string `json:"scope,omitempty"`
	ImageURL     string `json:"imageUrl,omitempty"`
}

type hjsonQuestion struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// hjsonAnswer repeats the question, so that answers are complete vectors: the generic reading, the struct as
// hjson-go has read into it since 4.6 and before, and the struct as encoding/json fills it from the generic reading.
type hjsonAnswer struct {
	hjsonQuestion
	Expect              reading `json:"expect"`
	ExpectStruct        reading `json:"expectStruct"`
	ExpectEarlierStruct reading `json:"expectEarlierStruct"`
	ExpectThroughJSON   reading `json:"expectThroughJson"`
}

type reading struct {
	OK      bool
	Value   any
	Message string
	Line    *int
	Column  *int
}

// deepest is how deep a value may be for an answer around it to be encoded: encoding/json stops at 10,000.
const deepest = 9_000

// MarshalJSON writes the two shapes of a reading: an accepted text has a value (null too), a refused one a message
// and, unless it fails at its end, a position.
func (r reading) MarshalJSON() ([]byte, error) {
	if r.OK && depth(r.Value) > deepest {
		return json.Marshal(struct {
			OK    bool `json:"ok"`
			Depth int  `json:"depth"`
		}{true, depth(r.Value)})
	}
	if r.OK {
		return json.Marshal(struct {
			OK    bool `json:"ok"`
			Value any  `json:"value"`
		}{true, r.Value})
	}
	return json.Marshal(struct {
		OK      bool   `json:"ok"`
		Message string `json:"message"`
		Line    *int   `json:"line,omitempty"`
		Column  *int   `json:"col,omitempty"`
	}{false, r.Message, r.Line, r.Column})
}

// depth counts the brackets around the innermost value.
func depth(value any) int {
	deepest := 0
	switch value := value.(type) {
	case map[string]any:
		for _, member := range value {
			deepest = max(deepest, 1+depth(member))
		}
	case []any:
		deepest = 1
		for _, element := range value {
			deepest = max(deepest, 1+depth(element))
		}
	}
	return deepest
}

func answerHjson[Struct any](line []byte) (any, error) {
	var question hjsonQuestion
	if err := json.Unmarshal(line, &question); err != nil {
		return nil, err
	}
	text := []byte(question.Text)
	var generic any
	genericErr := hjson.Unmarshal(text, &generic)
	var typed, typedEarlier, throughJSON Struct
	typedErr := hjson.Unmarshal(text, &typed)
	typedEarlierErr := earlier.Unmarshal(text, &typedEarlier)
	throughJSONErr := genericErr
	if genericErr == nil {
		throughJSONErr = fill(&throughJSON, generic)
	}
	return hjsonAnswer{
		hjsonQuestion:       question,
		Expect:              newReading(generic, genericErr),
		ExpectStruct:        newReading(typed, typedErr),
		ExpectEarlierStruct: newReading(typedEarlier, typedEarlierErr),
		ExpectThroughJSON:   newReading(throughJSON, throughJSONErr),
	}, nil
}

// fill does what a server does that reads into a map first, as the README of hjson-go advised before version 4.
func fill(target any, generic any) error {
	data, err := json.Marshal(generic)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, target)
}

// positioned takes hjson-go's message apart; the sample behind `>>>` may hold line breaks and secrets and is omitted.
var positioned = regexp.MustCompile(`(?s)^(.*?) at line (\d+),(\d+) >>> `)

func newReading(value any, err error) reading {
	if err == nil {
		return reading{OK: true, Value: value}
	}
	match := positioned.FindStringSubmatch(err.Error())
	if match == nil {
		return reading{Message: err.Error()}
	}
	line, _ := strconv.Atoi(match[2])
	column, _ := strconv.Atoi(match[3])
	return reading{Message: match[1], Line: &line, Column: &column}
}
