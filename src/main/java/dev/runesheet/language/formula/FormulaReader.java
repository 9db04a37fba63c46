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
import dev.runesheet.word.Rounding;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.misc.IntervalSet;

/**
 * Reads formulas: numbers such as {@code attack of self + 1}, and conditions such as {@code cost of
 * self <= embers of owner}. A name that is not known is a finding at its character.
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

  private final FormulaNames names;
  private final GrammarReader<FormulaParser> grammar;

  /** A reader of formulas that use some names. */
  public FormulaReader(FormulaNames names) {
    this.names = names;
    this.grammar =
        new GrammarReader<>(FormulaLexer::new, FormulaParser::new, WORDS, this::mistake, LONGEST);
  }

  /** Words are compared by "is", and numbers by signs; who has a status "has" it. */
  private Mistake mistake(Unexpected found) {
    String text = found.token().getInputStream().toString();
    Optional<String> has = has(text, found.token().getStartIndex());
    if (has.isPresent()) {
      return new Mistake(Code.EXPRESSION, "write '" + has.get() + "'");
    }
    Matcher compared = COMPARED.matcher(text.substring(0, found.token().getStartIndex()));
    boolean word =
        compared.find()
            && names.words().keySet().stream().anyMatch(compared.group(1)::endsWith)
            && !names.stats().contains(compared.group(1));
    String is = word && compared.group(2).startsWith("!") ? "is not" : "is";
    return new Mistake(
        Code.EXPRESSION, word ? "write '" + is + "' instead of '" + compared.group(2) + "'" : "");
  }

  /** The condition that is meant at a character: {@code self is not frozen}; empty for others. */
  private Optional<String> has(String text, int at) {
    String who = "(" + oneOf(names.roles()) + ") ((?:\\p{L}+ )*?)";
    Pattern meant = Pattern.compile(BEGINS + who + "(" + oneOf(names.statuses()) + ")" + ENDS);
    return meant
        .matcher(text)
        .results()
        .filter(had -> had.start() <= at && at <= had.end() && !had.group(3).isEmpty())
        .map(
            had ->
                (had.group(2).matches("(.* )?(not|no) ") ? "not " : "")
                    + had.group(1)
                    + " has "
                    + had.group(3))
        .findFirst();
  }

  private static String oneOf(Collection<String> words) {
    return words.stream().map(Pattern::quote).collect(Collectors.joining("|"));
  }

  /** A number; empty after a finding. */
  public Optional<Value> number(String text, SourceLocation place, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<Value> read =
        grammar
            .read(text, place, FormulaParser::number, own)
            .map(parsed -> new FormulaBuilder(names, place, own).value(parsed.value()));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : read;
  }

  /** A condition; empty after a finding. */
  public Optional<Condition> test(String text, SourceLocation place, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<Condition> read =
        grammar
            .read(text, place, FormulaParser::test, own)
            .map(parsed -> new FormulaBuilder(names, place, own).condition(parsed.condition()));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : read;
  }
}
