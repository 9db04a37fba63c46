package dev.runesheet.studio.server;

import dev.runesheet.document.Resources;
import dev.runesheet.studio.desk.Refusal;
import io.javalin.http.Context;
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
    return Resources.find(Assets.class, "/studio/" + name)
        .orElseThrow(() -> Refusal.missing("There is no such file."));
  }
}
