package dev.runesheet.pack.check;

import dev.runesheet.engine.rules.MissingFacts;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.HandWrittenRules;
import dev.runesheet.pack.file.PackFiles;
import java.util.Map;

/** The check for rules written by hand that never fire, as nothing makes facts that they match. */
final class OwnFacts {

  private OwnFacts() {}

  /** Warns of such rules in a game's own files; trusted workbooks may make any facts. */
  static void check(
      AuthoringPack pack, PackContent content, PackFiles files, Diagnostics findings) {
    HandWrittenRules written = pack.handWritten(files);
    Map<String, String> texts = written.texts();
    if (!content.trusted().isEmpty() || texts.size() < written.names().size()) {
      return;
    }
    MissingFacts missing = new MissingFacts(texts.values());
    texts.forEach(
        (file, text) ->
            missing.in(text).stream().map(one -> finding(file, one)).forEach(findings::add));
  }

  private static Diagnostic finding(String file, MissingFacts.Missing one) {
    return Diagnostic.of(
        Code.NEVER_FIRES,
        SourceLocation.line(file, one.line(), 1),
        "rule " + Words.quote(one.rule()) + ", which matches " + Words.quote(one.type()),
        "a rule that inserts one, as no file says 'new " + one.type() + "'");
  }
}
