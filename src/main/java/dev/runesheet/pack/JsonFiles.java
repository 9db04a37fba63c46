package dev.runesheet.pack;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** JSON files that another file names. */
public final class JsonFiles {

  private JsonFiles() {}

  /**
   * The file of a name beside the one that names it; empty after a finding about the value that
   * does, also if the name leads elsewhere.
   *
   * @param findings takes the errors of the file that is named
   */
  public static Optional<JsonDocument> beside(JsonValue naming, String name, Diagnostics findings) {
    String file = naming.document().file();
    Path folder = Path.of(file).toAbsolutePath().normalize().getParent();
    Path wanted = folder.resolve(name).normalize();
    if (wanted.startsWith(folder) && Files.isRegularFile(wanted)) {
      try {
        return JsonDocument.parse(name, Files.readString(wanted), findings);
      } catch (IOException unreadable) {
        // Reported below: for the reader of the message it is as good as missing.
      }
    }
    naming.error(Code.FILE_MISSING, name, "a file beside " + Path.of(file).getFileName());
    return Optional.empty();
  }
}
