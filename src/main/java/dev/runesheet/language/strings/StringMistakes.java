package dev.runesheet.language.strings;

import dev.runesheet.language.grammar.Mistake;
import dev.runesheet.language.grammar.Unexpected;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.tree.Trees;

/**
 * What is wrong with a token that does not fit into an effect string: the code, and how to mend
 * what people often write instead.
 */
final class StringMistakes {

  private static final String RESOURCES = "gsmvpt";

  /** The sign stands for "less than" too, before numbers. */
  private static final Pattern BRACKET = Pattern.compile("<(?=\\s*\\p{L})");

  private final StringWords words;

  StringMistakes(StringWords words) {
    this.words = words;
  }

  Mistake of(Unexpected found) {
    Optional<String> turned = amountTurned(found);
    return turned.isPresent()
        ? new Mistake(Code.STRING_SYNTAX, turned.get())
        : new Mistake(code(found), fix(found));
  }

  private static Code code(Unexpected found) {
    String text = found.token().getText();
    if (text.equals("+") && found.expects(EffectStringParser.JOIN)) {
      return Code.STRING_JOIN;
    }
    if (text.equals("<") && found.expects("citizens") || found.expects(">")) {
      return Code.STRING_BRACKET;
    }
    if (found.expects("gold_cost")) {
      return Code.STRING_FIELD;
    }
    boolean resource = found.expects(EffectStringParser.RESOURCE);
    boolean word = found.token().getType() == EffectStringParser.WORD;
    if (resource
        && !word
        && found.expects("<")
        && !found.expects("count")
        && !found.expects(Token.EOF)) {
      return Code.STRING_CHOICE;
    }
    if (found.expects("count") && !found.expects("citizens")) {
      return Code.STRING_VERB;
    }
    if (resource) {
      return Code.STRING_RESOURCE;
    }
    return found.expects(Token.EOF) ? Code.STRING_TRAILING : Code.STRING_SYNTAX;
  }

  private String fix(Unexpected found) {
    return Stream.of(
            quotesMissing(found), quoteOpen(found), otherBracket(found), bracketOpen(found))
        .flatMap(Optional::stream)
        .findFirst()
        .orElse("");
  }

  /** {@code 2g} and {@code g2} where {@code g 2} is meant. */
  private static Optional<String> amountTurned(Unexpected found) {
    if (!found.expects(EffectStringParser.RESOURCE)) {
      return Optional.empty();
    }
    String written = rest(found).split("[\\s+<>,|]", 2)[0].toLowerCase(Locale.ROOT);
    String number = written.replaceAll("[" + RESOURCES + "]", "");
    String letter = written.replaceAll("[0-9]", "");
    boolean turned =
        letter.length() == 1
            && number.length() == written.length() - 1
            && !number.isEmpty()
            && (written.startsWith(letter) || written.endsWith(letter));
    return turned
        ? Optional.of("write the resource, a blank and the number: " + letter + " " + number)
        : Optional.empty();
  }

  /** A name of several words without quotes. */
  private Optional<String> quotesMissing(Unexpected found) {
    if (found.token().getType() != EffectStringParser.WORD) {
      return Optional.empty();
    }
    boolean misspelt = Words.nearest(found.token().getText(), found.words()) != null;
    return nameBefore(found)
        .map(first -> first + " " + leadingWords(rest(found)))
        .filter(name -> isKnown(name) || !misspelt)
        .map(name -> "a name with blanks stands in quotes: \"" + name + "\"");
  }

  /** The name without quotes that ends right before the token. */
  private static Optional<String> nameBefore(Unexpected found) {
    ParserRuleContext root = found.rule();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    return Trees.findAllRuleNodes(root, EffectStringParser.RULE_name).stream()
        .map(ParserRuleContext.class::cast)
        .map(ParserRuleContext::getStop)
        .filter(last -> last != null && last.getType() == EffectStringParser.WORD)
        .filter(last -> last.getTokenIndex() == found.token().getTokenIndex() - 1)
        .map(Token::getText)
        .findFirst();
  }

  /** The words that a text begins with, up to what is none, for example a resource. */
  private static String leadingWords(String text) {
    EffectStringLexer lexer = new EffectStringLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    StringBuilder name = new StringBuilder();
    for (Token one = lexer.nextToken();
        one.getType() == EffectStringParser.WORD;
        one = lexer.nextToken()) {
      name.append(name.isEmpty() ? "" : " ").append(one.getText());
    }
    return name.toString();
  }

  private boolean isKnown(String name) {
    return Stream.of(
            words.areas(), words.types(), words.citizens(), words.starters(), words.monsters())
        .flatMap(List::stream)
        .anyMatch(name::equalsIgnoreCase);
  }

  private static Optional<String> quoteOpen(Unexpected found) {
    return found.token().getText().equals("\"") && found.expects(EffectStringParser.QUOTED)
        ? Optional.of("the quote is not closed: write \" after the name")
        : Optional.empty();
  }

  /** A bracket of another kind than those of the language. */
  private static Optional<String> otherBracket(Unexpected found) {
    return "[](){}".contains(found.token().getText())
        ? Optional.of("brackets are written < and >")
        : Optional.empty();
  }

  private static Optional<String> bracketOpen(Unexpected found) {
    if (!found.expects(">") || rest(found).contains(">")) {
      return Optional.empty();
    }
    return BRACKET
        .matcher(before(found))
        .results()
        .reduce((first, second) -> second)
        .map(open -> "the < at character " + (open.start() + 1) + " is not closed: write >");
  }

  private static String before(Unexpected found) {
    int start = found.token().getStartIndex();
    return start == 0 ? "" : found.token().getInputStream().getText(Interval.of(0, start - 1));
  }

  private static String rest(Unexpected found) {
    int start = found.token().getStartIndex();
    int end = found.token().getInputStream().size() - 1;
    return start > end ? "" : found.token().getInputStream().getText(Interval.of(start, end));
  }
}
