"""Peers that Node cannot be: a mail server, and a port whose packets are dropped."""
import asyncio
import socket
import ssl
import sys


async def mail(certificate, key):
    from aiosmtpd.smtp import SMTP

    class Handler:
        async def handle_MAIL(self, *_):
            print("MAIL", flush=True)
            return "250 OK"

    tls = None
    if certificate:
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(certificate, key)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Handler(), tls_context=tls), "127.0.0.1", 0)
    print("port", server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


def black_hole():
    full = socket.socket()
    full.bind(("127.0.0.1", 0))
    full.listen(0)
    waiting = []
    for _ in range(4):
        one = socket.socket()
        one.setblocking(False)
        one.connect_ex(full.getsockname())
        waiting.append(one)
    print("port", full.getsockname()[1], flush=True)
    sys.stdin.read()


if sys.argv[1] == "mail":
    asyncio.run(mail(*(sys.argv[2:] or [None, None])))
else:
    black_hole()
