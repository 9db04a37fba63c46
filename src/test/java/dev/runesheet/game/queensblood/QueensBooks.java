package dev.runesheet.game.queensblood;

import dev.runesheet.ShippedBooks;
import dev.runesheet.ShippedFiles;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** Rule books of Queen's Blood: the shipped one, and those of files that a test changes. */
final class QueensBooks {

  static final PackFiles SHIPPED = ShippedFiles.ALL;

  private QueensBooks() {}

  /** The shipped rules, compiled once. */
  static RuleBook shipped() {
    return ShippedBooks.ofSources(QueensBlood.ID);
  }

  /** The rules of some files, which must be without errors. */
  static RuleBook of(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build(QueensBlood.ID, files, findings);
    findings.throwIfErrors();
    return book;
  }

  static PackContent content() {
    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(SHIPPED, findings);
    findings.throwIfErrors();
    return content;
  }

  /** A shipped file. */
  static String text(String name) {
    return new String(SHIPPED.read(name).orElseThrow(), StandardCharsets.UTF_8);
  }

  /** The shipped files with some of them replaced by texts. */
  static PackFiles with(Map<String, String> texts) {
    Map<String, byte[]> bytes = new HashMap<>();
    texts.forEach((name, text) -> bytes.put(name, text.getBytes(StandardCharsets.UTF_8)));
    return withBytes(bytes);
  }

  /** The shipped files with some of them replaced. */
  static PackFiles withBytes(Map<String, byte[]> replaced) {
    return ShippedFiles.with(replaced);
  }

  /** The lines of a test resource, unpacked if it is packed. */
  static List<String> lines(String resource) {
    try (InputStream stream = QueensBooks.class.getResourceAsStream("/queens-blood/" + resource);
        InputStream plain = resource.endsWith(".gz") ? new GZIPInputStream(stream) : stream;
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
