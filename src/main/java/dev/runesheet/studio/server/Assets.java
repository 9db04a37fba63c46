package dev.runesheet.studio.server;

import dev.runesheet.studio.desk.Refusal;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.regex.Pattern;

/** The page, its scripts and its looks, which stand in the jar. */
final class Assets {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z-]{0,40}\\.(html|js|css|svg)");
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml");

  private Assets() {}

  /** Answers with a file. */
  static void send(Context request, String name) {
    request.contentType(TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), ""));
    request.result(read(name));
  }

  private static byte[] read(String name) {
    if (!NAME.matcher(name).matches()) {
      throw Refusal.missing("There is no such file.");
    }
    try (InputStream file = Assets.class.getResourceAsStream("/studio/" + name)) {
      if (file == null) {
        throw Refusal.missing("There is no such file.");
      }
      return file.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
