package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.console.Json;
import dev.runesheet.digest.Sha256;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/**
 * A file of a game: one of those that the game's folders list, and no other.
 *
 * @param name as findings name it
 * @param path where it is
 */
record PackFile(String name, Path path) {

  private static final int VERSION_LENGTH = 12;

  /** The names of all files that may be read and written. */
  static List<String> names(Desk desk) {
    String game = desk.game();
    return Stream.of(
            "data/" + game, "decision-tables/" + game, "rules/" + game, "decision-tables/engine")
        .flatMap(folder -> desk.files().list(folder).stream())
        .filter(name -> !name.endsWith(".properties"))
        .toList();
  }

  /** A file by its name; whatever is no file of the game is refused. */
  static PackFile of(Desk desk, String name) {
    if (!names(desk).contains(name)) {
      throw Refusal.missing("There is no file '" + name + "' in this game.");
    }
    try {
      Path path = desk.root().resolve(name).toRealPath();
      if (!path.startsWith(desk.root().toRealPath()) || !Files.isRegularFile(path)) {
        throw Refusal.missing("'" + name + "' is no file of this folder.");
      }
      return new PackFile(name, path);
    } catch (IOException gone) {
      throw Refusal.missing("The file '" + name + "' is not there any more.");
    }
  }

  boolean isWorkbook() {
    return PackFiles.isWorkbook(name);
  }

  byte[] read() {
    try {
      return SourceBytes.read(path);
    } catch (IOException gone) {
      throw Refusal.conflict("The file '" + name + "' cannot be read: " + gone.getMessage());
    }
  }

  /**
   * The refusal to open it as a workbook, with the reason that the check of the game tells, too.
   *
   * @param use what cannot be done with it, such as {@code shown}
   * @param findings the reasons, at least one
   */
  Refusal unopened(String use, Diagnostics findings) {
    Diagnostic first = findings.all().get(0);
    String maybe = first.code() == Code.NOT_A_WORKBOOK ? " Maybe it is damaged or half saved." : "";
    ObjectNode details = Json.object();
    details.set("findings", Findings.toJson(findings.all()));
    return Refusal.conflict(
        "The workbook '" + name + "' cannot be " + use + ": " + first.sentence() + "." + maybe,
        details);
  }

  /** Its text; one in another encoding is refused, since writing it would replace its letters. */
  static String text(String name, byte[] content) {
    ByteBuffer rest = ByteBuffer.wrap(content);
    CharBuffer text = CharBuffer.allocate(content.length);
    if (StandardCharsets.UTF_8.newDecoder().decode(rest, text, true).isError()) {
      byte[] before = Arrays.copyOf(content, rest.position());
      long line = new String(before, StandardCharsets.UTF_8).chars().filter(c -> c == '\n').count();
      throw Refusal.conflict(
          "The file '"
              + name
              + "' is not UTF-8, from line "
              + (line + 1)
              + "; save it as UTF-8 in another program, then it can be edited here.");
    }
    return text.flip().toString();
  }

  /** Writes it beside and renames it, so that no half-written file ever stands there. */
  void write(byte[] content) {
    if (!Files.isWritable(path)) {
      throw Refusal.conflict("The file '" + name + "' may not be written.");
    }
    SafeFile.write(path, content);
  }

  /** A mark that tells one content from another. */
  static String version(byte[] content) {
    String digest = Base64.getUrlEncoder().encodeToString(Sha256.of(content).bytes());
    return digest.substring(0, VERSION_LENGTH);
  }

  /** The program that has it open beside the studio; empty if none says so. */
  String openIn() {
    String file = path.getFileName().toString();
    if (Files.exists(path.resolveSibling(".~lock." + file + "#"))) {
      return "LibreOffice";
    }
    return Files.exists(path.resolveSibling("~$" + file)) ? "Excel" : "";
  }
}
