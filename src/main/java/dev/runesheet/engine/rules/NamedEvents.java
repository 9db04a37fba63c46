package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.ConditionTree;
import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/** The events that rules of a file answer by name, and the texts by which they may raise others. */
public final class NamedEvents {

  private static final String TEXT = "(?:\"[^\"\\\\]*+\"|'[^'\\\\]*+')";

  /** A comparison of events with one text, or with each of a list. */
  private static final Pattern COMPARED =
      Pattern.compile(
          "\\btrigger\\s*(?:[=!]=\\s*TEXT|(?:not\\s+)?in\\s*\\((?:\\s*TEXT\\s*,?)+\\))"
              .concat("|TEXT\\s*[=!]=\\s*trigger\\b")
              .replace("TEXT", TEXT));

  private static final Pattern TEXTS = Pattern.compile(TEXT);

  private final PackageDescr file;

  private NamedEvents(PackageDescr file) {
    this.file = file;
  }

  /**
   * An event that a rule answers.
   *
   * @param name its name as the rule has it
   * @param line the line of the condition, from 1; 0 if it is unknown
   */
  public record Answered(String name, int line) {}

  /** Reads a file of rules; none of one that Drools cannot read, which it tells itself. */
  public static Stream<NamedEvents> in(String drl) {
    return RuleParser.parse(null, drl).map(NamedEvents::new).stream();
  }

  /** The events that the rules answer, in the order of the file. */
  public List<Answered> answered() {
    return file.getRules().stream()
        .flatMap(rule -> ConditionTree.all(rule.getLhs()))
        .filter(part -> part instanceof PatternDescr pattern && isOfEvents(pattern))
        .flatMap(ConditionTree::conditions)
        .flatMap(
            condition ->
                COMPARED
                    .matcher(String.valueOf(condition.getExpression()))
                    .results()
                    .map(MatchResult::group)
                    .flatMap(NamedEvents::texts)
                    .map(name -> new Answered(name, ConditionTree.line(condition))))
        .toList();
  }

  private static boolean isOfEvents(PatternDescr pattern) {
    return pattern.getObjectType().equals(Event.class.getSimpleName())
        || pattern.getObjectType().equals(Event.class.getName());
  }

  /** The texts that consequences and functions hold. */
  public Stream<String> said() {
    return Stream.concat(
            file.getRules().stream().flatMap(NamedEvents::consequences),
            file.getFunctions().stream().map(function -> function.getBody()))
        .flatMap(code -> texts(String.valueOf(code)));
  }

  private static Stream<String> consequences(RuleDescr rule) {
    return Stream.concat(
        Stream.of(String.valueOf(rule.getConsequence())),
        rule.getNamedConsequences().values().stream().map(String::valueOf));
  }

  private static Stream<String> texts(String code) {
    return TEXTS
        .matcher(code)
        .results()
        .map(found -> found.group().substring(1, found.group().length() - 1));
  }
}
