package dev.runesheet.pack.check;

import dev.runesheet.engine.rules.NamedWords;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.HandWrittenRules;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The check for words in rules written by hand of which the game has a closed list, such as its
 * zones. An argument of {@link Changes} that is none of them fails; a condition may ask for what a
 * rule declares elsewhere, so that only what is nearly one of them is told.
 */
final class OwnWords {

  private static final List<Class<?>> FACTS =
      List.of(Entity.class, InPlay.class, ActiveEffect.class);

  private final Map<String, Set<String>> closed;
  private final Set<String> declared = new TreeSet<>();
  private final Diagnostics findings;

  private OwnWords(Map<String, Set<String>> closed, Diagnostics findings) {
    this.closed = closed;
    this.findings = findings;
  }

  /** Warns of such words in a game's own files. */
  static void check(
      AuthoringPack pack, PackContent content, PackFiles files, Diagnostics findings) {
    Map<String, NamedWords> own = new TreeMap<>();
    HandWrittenRules.of(files, "rules/" + pack.game(), pack.handWritten())
        .texts()
        .forEach((file, text) -> NamedWords.in(text).forEach(words -> own.put(file, words)));
    if (!own.isEmpty() && content.trusted().isEmpty()) {
      OwnWords check = new OwnWords(pack.closedWords(content), findings);
      own.values().forEach(words -> words.annotated().forEach(check.declared::add));
      own.forEach(check::check);
    }
  }

  private void check(String file, NamedWords rules) {
    closed.forEach(
        (name, words) -> {
          FACTS.stream()
              .flatMap(facts -> rules.compared(facts, name).stream())
              .filter(one -> NearestWord.of(one.text(), words) != null)
              .forEach(one -> check(file, name, one, words));
          rules.handed(Changes.class, name).forEach(one -> check(file, name, one, words));
        });
  }

  private void check(String file, String name, NamedWords.Word one, Set<String> words) {
    if (words.contains(one.text()) || declared.contains(one.text())) {
      return;
    }
    SourceLocation place =
        one.line() > 0 ? SourceLocation.line(file, one.line(), 1) : SourceLocation.file(file);
    findings.add(
        Diagnostic.about(Code.UNKNOWN_WORD, place, name, one.text(), NearestWord.oneOf(words))
            .meaning(NearestWord.of(one.text(), words))
            .as(Severity.WARNING));
  }
}
