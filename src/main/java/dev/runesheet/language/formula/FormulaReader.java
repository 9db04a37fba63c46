package dev.runesheet.language.formula;

import dev.runesheet.language.grammar.GrammarReader;
import dev.runesheet.language.grammar.Mistake;
import dev.runesheet.language.grammar.TokenWords;
import dev.runesheet.language.grammar.Unexpected;
import dev.runesheet.model.Condition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.Property;
import dev.runesheet.word.Rounding;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.misc.IntervalSet;

/**
 * The reader of formulas: numbers such as {@code attack of self + 1}, and conditions such as {@code
 * cost of self <= embers of owner}. A name that is not known is a finding at its character.
 */
public final class FormulaReader {

  /** The most characters of a formula. */
  static final int LONGEST = 500;

  private static final TokenWords WORDS =
      new TokenWords(
          FormulaParser.VOCABULARY,
          Map.of(
              FormulaParser.COMPARE, List.of("<", "<=", "=", "!=", ">=", ">"),
              FormulaParser.IS, List.of("is", "is not"),
              FormulaParser.ROUNDED, Word.words(Rounding.class)),
          Map.of(
              FormulaParser.INT, "a whole number",
              FormulaParser.DICE, "a die such as d6",
              FormulaParser.TEXT, "a text in quotes",
              FormulaParser.WORD, "a name"),
          new IntervalSet(FormulaParser.WORD, FormulaParser.HAS));

  /** A property compared like a number, as far as its word or up to it. */
  private static final Pattern COMPARED =
      Pattern.compile("([\\p{L}_][\\p{L} _'-]*?) of [\\p{L}_-]+ *(!?==?) *([\\p{L}][^\\])]*)?$");

  /** The limits of what asks for one thing. */
  private static final String BEGINS = "(?:^|[\\[(]|\\b(?:and|or|not) ) *";

  private static final String ENDS = "(?= *(?:$|[\\])])| and | or )";

  /** The most signs of a formula, with those of the named formulas that it uses. */
  static final int MOST_SIGNS = 500;

  private final FormulaNames names;
  private final NamedFormulas named;
  private final GrammarReader<FormulaParser> grammar;

  /** A reader of formulas that use some names. */
  public FormulaReader(FormulaNames names) {
    this.names = names;
    this.named = new NamedFormulas(names.formulas());
    this.grammar = grammar(named);
    named.define(text -> !formula(text, SourceLocation.NONE).hasErrors());
  }

  private GrammarReader<FormulaParser> grammar(NamedFormulas formulas) {
    return new GrammarReader<>(
        text -> signs(text, formulas), FormulaParser::new, WORDS, this::mistake, LONGEST);
  }

  private Lexer signs(CharStream text, NamedFormulas formulas) {
    return formulas.isEmpty()
        ? new FormulaLexer(text)
        : new NamedFormulaLexer(text, formulas, named::use);
  }

  /** The findings of a formula that may be a number or a condition. */
  private Diagnostics formula(String text, SourceLocation place) {
    Diagnostics number = new Diagnostics();
    Diagnostics test = new Diagnostics();
    number(text, place, number);
    test(text, place, test);
    return number.hasErrors() && (!test.hasErrors() || NamedFormulas.isCondition(text))
        ? test
        : number;
  }

  /** Reads a formula that may be a number or a condition; false after a finding. */
  public boolean isFormula(String text, SourceLocation place, Diagnostics findings) {
    Diagnostics own = formula(text, place);
    findings.addAll(own);
    return !own.hasErrors();
  }

  /** The named formulas that each named formula uses. */
  public Map<String, Set<String>> uses() {
    Map<String, Set<String>> uses = new LinkedHashMap<>();
    named.names().forEach(name -> uses.put(name, named.uses(name)));
    return uses;
  }

  /**
   * The numbers of named formulas that are worked out of several, by what they are called.
   *
   * @param words what formulas are called, by name
   */
  public Map<String, Value> called(Map<String, String> words) {
    Map<String, Value> numbers = new LinkedHashMap<>();
    words.forEach(
        (name, called) ->
            number(names.formulas().get(name), SourceLocation.NONE, new Diagnostics())
                .filter(number -> !number.parts().isEmpty() || number instanceof Value.OfGroup)
                .ifPresent(number -> numbers.put(called, number)));
    named.forget();
    return numbers;
  }

  /** The named formulas that no formula has used that was read so far. */
  public Set<String> unused() {
    return named.unused();
  }

  /** Words are compared by "is", and numbers by signs; who has a status "has" it. */
  private Mistake mistake(Unexpected found) {
    String text = found.token().getInputStream().toString();
    Optional<String> has = has(text, found.token().getStartIndex());
    if (has.isPresent()) {
      return new Mistake(Code.EXPRESSION, "write '" + has.get() + "'");
    }
    Collection<String> owners = names.words().getOrDefault(Property.OWNER, List.of());
    Optional<String> player =
        PlayersByNumber.fix(text, found.token().getStartIndex(), found.written(), owners);
    if (player.isPresent()) {
      return new Mistake(Code.EXPRESSION, player.get());
    }
    String before = text.substring(0, found.token().getStartIndex());
    Matcher compared = COMPARED.matcher(before);
    boolean word =
        compared.find()
            && names.words().keySet().stream().anyMatch(compared.group(1)::endsWith)
            && !names.stats().contains(compared.group(1));
    String is = word && compared.group(2).startsWith("!") ? "is not" : "is";
    String other = OtherSigns.fix(text, found.token().getStartIndex()).orElse("");
    return new Mistake(
        Code.EXPRESSION,
        word ? "write '" + is + "' instead of '" + compared.group(2) + "'" : other);
  }

  /**
   * The condition that is meant at a character, {@code not self has frozen} by {@code self is not
   * frozen} or {@code kind of self is unit} by {@code self is unit}; empty for others.
   */
  private Optional<String> has(String text, int at) {
    Collection<String> kinds = names.words().getOrDefault(Property.KIND, List.of());
    return said(text, at, names.statuses())
        .map(one -> (isDenied(one) ? "not " : "") + one.group(1) + " has " + one.group(3))
        .or(
            () ->
                said(text, at, kinds)
                    .map(
                        one ->
                            "kind of "
                                + one.group(1)
                                + (isDenied(one) ? " is not " : " is ")
                                + one.group(3)));
  }

  /** The condition at a character that says one of some words of somebody. */
  private Optional<MatchResult> said(String text, int at, Collection<String> words) {
    String who = "(" + oneOf(names.roles()) + ") ((?:\\p{L}+ )*?)";
    return Pattern.compile(BEGINS + who + "(" + oneOf(words) + ")" + ENDS)
        .matcher(text)
        .results()
        .filter(one -> one.start() <= at && at <= one.end() && !one.group(3).isEmpty())
        .findFirst();
  }

  private static boolean isDenied(MatchResult said) {
    return said.group(2).matches("(.* )?(not|no) ");
  }

  private static String oneOf(Collection<String> words) {
    return words.stream().map(Pattern::quote).collect(Collectors.joining("|"));
  }

  /** A number; empty after a finding. */
  public Optional<Value> number(String text, SourceLocation place, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<Value> read =
        parsed(text, place, FormulaParser::number, own)
            .map(parsed -> new FormulaBuilder(names, place, own).value(parsed.value()));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : read;
  }

  private <T> Optional<T> parsed(
      String text, SourceLocation place, Function<FormulaParser, T> rule, Diagnostics findings) {
    int signs = named.isEmpty() || text.length() > LONGEST ? 0 : named.size(text);
    if (signs > MOST_SIGNS) {
      String found = signs + " signs with those of the formulas that it names";
      findings.error(Code.TOO_LARGE, place, found, "at most " + MOST_SIGNS);
      return Optional.empty();
    }
    Diagnostics own = new Diagnostics();
    Optional<T> read = grammar.read(text, place, rule, own);
    if (own.hasErrors() && signs > 0) {
      Diagnostics other = new Diagnostics();
      Optional<T> meant =
          named.otherwise().map(this::grammar).flatMap(one -> one.read(text, place, rule, other));
      if (meant.isPresent() && !other.hasErrors()) {
        return meant;
      }
    }
    Optional<NamedFormulaLexer.Misspelt> misspelt =
        own.hasErrors() && signs > 0 ? named.misspelt(text) : Optional.empty();
    misspelt.ifPresentOrElse(
        wrong ->
            findings.unknownWord(
                Code.UNKNOWN_REFERENCE,
                place.character(wrong.start() + 1),
                wrong.name(),
                named.names()),
        () -> findings.addAll(own));
    return read;
  }

  /** A condition; empty after a finding. */
  public Optional<Condition> test(String text, SourceLocation place, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<Condition> read =
        parsed(text, place, FormulaParser::test, own)
            .map(parsed -> new FormulaBuilder(names, place, own).condition(parsed.condition()));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : read;
  }
}
