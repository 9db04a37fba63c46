package dev.runesheet.pack.check;

import dev.runesheet.engine.rules.NamedWords;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Calculation;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.word.Property;
import java.beans.Introspector;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The check for words in rules written by hand of which the game has a closed list, such as its
 * zones. An argument of {@link Changes} that is none of them fails; a condition may ask for what a
 * rule declares elsewhere, so that only what is nearly one of them is told.
 */
final class OwnWords {

  private static final List<Class<?>> FACTS =
      List.of(Entity.class, InPlay.class, ActiveEffect.class, Contribution.class);

  private static final String GET = "get";

  private static final String EFFECT = "effect";

  private static final String CHECKPOINT = "checkpoint";

  /** The beginning of a block that is its effect. */
  private static final Pattern OF_EFFECT = Pattern.compile("^([^/]+/[^/]+)/.*");

  private final Map<String, Set<String>> closed;
  private final Set<String> declared = new TreeSet<>();
  private final Set<String> said = new TreeSet<>();

  /** The kinds of checkpoints that something waits for. */
  private final Set<String> awaited = new TreeSet<>(Set.of(Checkpoint.TURN_ENDED));

  /** The kinds of calculations that rules make. */
  private final Set<String> calculated = new TreeSet<>();

  private final Diagnostics findings;

  private OwnWords(Map<String, Set<String>> closed, Diagnostics findings) {
    this.closed = closed;
    this.findings = findings;
  }

  /** Warns of such words in a game's own files. */
  static void check(
      AuthoringPack pack, PackContent content, PackFiles files, Diagnostics findings) {
    Map<String, NamedWords> own = read(pack, files);
    Map<String, Set<String>> closed =
        own.isEmpty() || !content.trusted().isEmpty() ? Map.of() : pack.closedWords(content);
    if (!closed.isEmpty()) {
      OwnWords check = new OwnWords(closed, findings);
      own.values().forEach(words -> words.annotated().forEach(check.declared::add));
      own.values().forEach(words -> words.said().forEach(check.said::add));
      own.values().forEach(words -> kinds(words).forEach(one -> check.awaited.add(one.text())));
      own.values().stream()
          .flatMap(words -> words.made(Calculation.class, Property.KIND).stream())
          .forEach(one -> check.calculated.add(one.text()));
      own.forEach(check::check);
    }
  }

  /** The words of a game's own files, by their names. */
  static Map<String, NamedWords> read(AuthoringPack pack, PackFiles files) {
    return NamedWords.in(pack.handWritten(files).texts());
  }

  private static List<NamedWords.Word> kinds(NamedWords rules) {
    return rules.compared(Checkpoint.class, Property.KIND);
  }

  private void check(String file, NamedWords rules) {
    rules.handed(Changes.class, CHECKPOINT).stream()
        .filter(one -> NearestWord.of(one.text(), awaited) != null)
        .forEach(one -> check(file, CHECKPOINT, one, awaited));
    checkPassing(
        file, CHECKPOINT, kinds(rules), Set.of(Checkpoint.TURN_ENDED), UnaryOperator.identity());
    checkPassing(
        file,
        "calculation",
        rules.compared(Calculation.class, Property.KIND),
        calculated,
        UnaryOperator.identity());
    checkPassing(
        file,
        "block",
        rules.compared(Reaction.class, "block"),
        closed.getOrDefault(EFFECT, Set.of()),
        block -> OF_EFFECT.matcher(block).replaceFirst("$1"));
    checkAttempts(file, AuthoringPack.ATTEMPT, rules.compared(Attempt.class, Property.KIND));
    checkAttempts(file, AuthoringPack.STAGE, rules.compared(Attempt.class, AuthoringPack.STAGE));
    closed.forEach(
        (name, words) ->
            Stream.concat(
                    asked(rules, name).filter(one -> NearestWord.of(one.text(), words) != null),
                    rules.handed(Changes.class, name).stream())
                .distinct()
                .forEach(one -> check(file, name, one, words)));
  }

  private void checkAttempts(String file, String name, List<NamedWords.Word> asked) {
    Set<String> words = closed.getOrDefault(name, Set.of());
    checkPassing(file, name, asked, words, UnaryOperator.identity());
  }

  /**
   * Tells of words by which rules ask passing facts, where the game has a near one and no rule says
   * them to bring such a fact about.
   *
   * @param named the word of the game that a word of a rule begins with
   */
  private void checkPassing(
      String file,
      String name,
      List<NamedWords.Word> asked,
      Set<String> words,
      UnaryOperator<String> named) {
    asked.stream()
        .filter(one -> !said.contains(one.text()))
        .map(one -> new NamedWords.Word(named.apply(one.text()), one.line()))
        .filter(one -> NearestWord.of(one.text(), words) != null)
        .forEach(one -> check(file, name, one, words));
  }

  /** The words by which rules ask facts for something. */
  private static Stream<NamedWords.Word> asked(NamedWords rules, String name) {
    return FACTS.stream()
        .flatMap(
            facts ->
                Stream.of(
                        properties(facts, name)
                            .flatMap(property -> rules.compared(facts, property).stream()),
                        rules.carried(facts, name).stream(),
                        rules.asked(facts, name).stream())
                    .flatMap(words -> words));
  }

  /** The properties of facts that are such a word, such as the zone by which an effect is held. */
  private static Stream<String> properties(Class<?> facts, String name) {
    String end = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return Stream.of(facts.getMethods())
        .filter(one -> one.getReturnType() == String.class && one.getParameterCount() == 0)
        .map(Method::getName)
        .filter(getter -> getter.startsWith(GET) && getter.endsWith(end))
        .map(getter -> Introspector.decapitalize(getter.substring(GET.length())))
        .sorted();
  }

  private void check(String file, String name, NamedWords.Word one, Set<String> words) {
    if (words.contains(one.text()) || declared.contains(one.text())) {
      return;
    }
    SourceLocation place = SourceLocation.lineOrFile(file, one.line());
    findings.add(
        Diagnostic.about(Code.UNKNOWN_WORD, place, name, one.text(), NearestWord.oneOf(words))
            .meaning(NearestWord.of(one.text(), words))
            .as(Severity.WARNING));
  }
}
