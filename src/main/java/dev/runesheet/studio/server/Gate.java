package dev.runesheet.studio.server;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.stream.Collectors;

/**
 * Lets in only the browser that was given the link, and only pages of the studio itself: a token in
 * the link is exchanged for a cookie, and Host, Origin and Sec-Fetch-Site must be ours.
 */
final class Gate {

  private static final int BYTES = 32;
  private static final Set<String> READING = Set.of("GET", "HEAD");

  private final String token = secret();
  private final String session = secret();

  /** Requests may come before all are known. */
  private final Set<String> names =
      new CopyOnWriteArraySet<>(Set.of("127.0.0.1", "localhost", "[::1]"));

  private volatile int port;

  private static String secret() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Lets in requests that are meant for a name of this machine, besides those from it. */
  void answersTo(String name) {
    names.add(name);
  }

  /** The port is known once the server runs. */
  void opened(int number) {
    port = number;
  }

  /** The end of the link. */
  String token() {
    return token;
  }

  private String cookie() {
    return "runesheet-" + port;
  }

  /** True if a request comes from a page of ours, or from nobody's. */
  boolean isOurs(Context request) {
    String host = request.header("Host");
    if (host == null || !hosts().contains(host)) {
      return false;
    }
    String origin = request.header("Origin");
    boolean reads = READING.contains(request.method().name());
    if (origin == null
        ? !reads
        : hosts().stream().noneMatch(one -> origin.equals("http://" + one))) {
      return false;
    }
    String site = request.header("Sec-Fetch-Site");
    boolean opens = request.path().equals("/") && reads;
    return site == null || site.equals("same-origin") || site.equals("none") || opens;
  }

  private Set<String> hosts() {
    return names.stream().map(name -> name + ":" + port).collect(Collectors.toSet());
  }

  /** True if it brings the token of the link. */
  boolean bringsToken(Context request) {
    return isSame(request.queryParam("token"), token);
  }

  /** True if it brings the cookie. */
  boolean isKnown(Context request) {
    return isSame(request.cookie(cookie()), session);
  }

  /** Gives the cookie: no script can read it, and no other site makes the browser send it. */
  void welcome(Context request) {
    request.header("Set-Cookie", cookie() + "=" + session + "; Path=/; HttpOnly; SameSite=Strict");
  }

  private static boolean isSame(String found, String expected) {
    return found != null
        && MessageDigest.isEqual(
            found.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.UTF_8));
  }
}
