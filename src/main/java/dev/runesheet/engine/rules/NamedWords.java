package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.FactTypes;
import dev.runesheet.engine.drl.LiteralArguments;
import dev.runesheet.engine.drl.LiteralWords;
import dev.runesheet.engine.drl.RuleParser;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The words by which rules of a file name what a game has, such as events, and the texts by which
 * they may make others.
 */
public final class NamedWords {

  /** The annotations of rules, by which they can be effects. */
  private static final Pattern ANNOTATION = Pattern.compile("@\\w+\\s*\\([^)\\n]*\\)");

  private final String drl;
  private final PackageDescr file;
  private final LiteralWords compared;

  private NamedWords(String drl, PackageDescr file, FactTypes types) {
    this.drl = drl;
    this.file = file;
    this.compared = new LiteralWords(file, types);
  }

  /**
   * A word of a rule.
   *
   * @param text the word as the rule has it
   * @param line its line, from 1; 0 if it is unknown
   */
  public record Word(String text, int line) {}

  /**
   * Reads files of rules that are built together, by their names; leaves those out that Drools
   * cannot read, which it tells itself.
   */
  public static SortedMap<String, NamedWords> in(Map<String, String> texts) {
    Map<String, PackageDescr> files = new TreeMap<>();
    texts.forEach(
        (name, drl) -> RuleParser.parse(null, drl).ifPresent(file -> files.put(name, file)));
    FactTypes types = new FactTypes(files.values());
    SortedMap<String, NamedWords> words = new TreeMap<>();
    files.forEach((name, file) -> words.put(name, new NamedWords(texts.get(name), file, types)));
    return words;
  }

  /** The words that conditions compare a property of facts with, in the order of the file. */
  public List<Word> compared(Class<?> facts, String property) {
    return words(compared.of(facts, property));
  }

  /** The words that rules hand to a parameter of the methods of a global of a type. */
  public List<Word> handed(Class<?> type, String parameter) {
    return words(new LiteralArguments(drl, file).handed(type, parameter));
  }

  /** The words that rules hand to a parameter of the constructors of a type. */
  public List<Word> made(Class<?> type, String parameter) {
    return words(new LiteralArguments(drl, file).made(type, parameter));
  }

  /** The words that rules hand to a parameter of the methods of facts of a type, or maybe do. */
  public List<Word> asked(Class<?> facts, String parameter) {
    return words(new LiteralArguments(drl, file).asked(facts, parameter));
  }

  /** The words with which rules compare a property that they name to a method of facts. */
  public List<Word> carried(Class<?> facts, String property) {
    return words(new LiteralArguments(drl, file).carried(facts, property));
  }

  private static List<Word> words(List<LiteralWords.Literal> literals) {
    return literals.stream().map(one -> new Word(one.word(), one.line())).toList();
  }

  /** The texts that consequences and functions hold. */
  public Stream<String> said() {
    return Stream.concat(
            file.getRules().stream().flatMap(NamedWords::consequences),
            file.getFunctions().stream().map(function -> function.getBody()))
        .flatMap(code -> LiteralWords.texts(String.valueOf(code)));
  }

  /** The texts in annotations, which may declare an effect. */
  public Stream<String> annotated() {
    return ANNOTATION.matcher(drl).results().flatMap(one -> LiteralWords.texts(one.group()));
  }

  private static Stream<String> consequences(RuleDescr rule) {
    return Stream.concat(
        Stream.of(String.valueOf(rule.getConsequence())),
        rule.getNamedConsequences().values().stream().map(String::valueOf));
  }
}
