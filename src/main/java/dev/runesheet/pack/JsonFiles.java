package dev.runesheet.pack;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.SourceLocation;
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
   * The file of a name beside another one; empty after a finding, also if the name leads elsewhere.
   */
  public static Optional<JsonDocument> beside(String file, String name, Diagnostics findings) {
    Path folder = Path.of(file).toAbsolutePath().normalize().getParent();
    Path wanted = folder.resolve(name).normalize();
    if (wanted.startsWith(folder) && Files.isRegularFile(wanted)) {
      try {
        return JsonDocument.parse(name, Files.readString(wanted), findings);
      } catch (IOException unreadable) {
        // Reported below: for the reader of the message it is as good as missing.
      }
    }
    findings.error(Code.FILE_MISSING, SourceLocation.file(name), "", "a file beside " + file);
    return Optional.empty();
  }
}
