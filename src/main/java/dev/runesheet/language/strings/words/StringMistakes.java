package dev.runesheet.language.strings.words;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.language.grammar.Mistake;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.language.strings.syntax.TextReader.Unexpected;
import dev.runesheet.language.strings.syntax.Token;
import dev.runesheet.model.diagnostic.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The findings about a token that does not fit into an effect string: the code, and how to mend
 * what people often write instead.
 */
public record StringMistakes(StringWords words) {

  /** The sign stands for "less than" too, before numbers. */
  private static final Pattern BRACKET = Pattern.compile("<(?=\\s*\\p{L})");

  /** The sign of a condition, after which only a number can stand. */
  private static final Pattern COMPARED = Pattern.compile("_(cost|count)\\s*([=<>]=|[=<>])\\s*$");

  /** A plus that ends its line. */
  private static final Pattern PLUS_AT_END = Pattern.compile("\\+\\s*[\\r\\n]");

  /** The name of a resource, with a number before or behind it. */
  private static final Pattern NAMED =
      Pattern.compile("(?:(?<before>\\d+)\\s+)?(?<name>\\p{L}+)(?:\\s+(?<behind>-?\\d+))?");

  public Mistake of(Unexpected found) {
    if (found.token().breaksLine() || PLUS_AT_END.matcher(found.rest()).lookingAt()) {
      return new Mistake(StringCode.SYNTAX, "write a blank instead of the line break");
    }
    Optional<String> turned = amountTurned(found);
    return turned.isPresent()
        ? new Mistake(StringCode.SYNTAX, turned.get())
        : new Mistake(code(found), fix(found));
  }

  private StringCode code(Unexpected found) {
    Token token = found.token();
    if (token.is("+") && found.expects("' + '")) {
      return StringCode.JOIN;
    }
    if (token.is("<") && found.expects("citizens") || found.expects(">")) {
      return StringCode.BRACKET;
    }
    if (found.expects("gold_cost") || found.expects("==") && !found.expects("<=")) {
      return StringCode.FIELD;
    }
    if (found.expects("a number") && COMPARED.matcher(found.before()).find()) {
      return StringCode.NUMBER;
    }
    boolean resource = expectsResource(found);
    if (found.expects("holy_citizen") && !resource) {
      return StringCode.ROLE;
    }
    boolean end = found.expects("the end");
    boolean verb = found.expects("count");
    boolean word = token.kind() == Token.Kind.NAME;
    if (resource && !word && found.expects("<") && !verb && !end) {
      return StringCode.CHOICE;
    }
    if (verb && !found.expects("citizens")
        || found.expects("self_gain") && word
        || found.expects("effect.add") && token.kind() == Token.Kind.DOTTED) {
      return StringCode.VERB;
    }
    if (resource) {
      return StringCode.RESOURCE;
    }
    return end ? StringCode.TRAILING : StringCode.SYNTAX;
  }

  private boolean expectsResource(Unexpected found) {
    return found.expects(StringWords.RESOURCES.words().get(0));
  }

  private String fix(Unexpected found) {
    return Stream.of(
            resourceNamed(found),
            quotesMissing(found),
            quoteOpen(found),
            signTurned(found),
            otherBracket(found),
            bracketOpen(found))
        .flatMap(Optional::stream)
        .findFirst()
        .orElse("");
  }

  /** {@code 2g} and {@code g2} where {@code g 2} is meant. */
  private Optional<String> amountTurned(Unexpected found) {
    if (!expectsResource(found)) {
      return Optional.empty();
    }
    String written = found.rest().split("[\\s+<>,|]", 2)[0].toLowerCase(Locale.ROOT);
    String letter = written.replaceAll("[0-9]", "");
    String number = written.replace(letter, "");
    return StringWords.RESOURCES.words().contains(letter)
            && List.of(letter + number, number + letter).contains(written)
            && !number.isEmpty()
        ? Optional.of("write the resource, a blank and the number: " + letter + " " + number)
        : Optional.empty();
  }

  /** {@code gold 2} and {@code 2 gold} where {@code g 2} is meant. */
  private Optional<String> resourceNamed(Unexpected found) {
    Matcher named = NAMED.matcher(found.rest());
    return expectsResource(found) && named.lookingAt()
        ? Arrays.stream(Resource.values())
            .filter(one -> one.stat().equalsIgnoreCase(named.group("name")))
            .findFirst()
            .map(one -> "did you mean '" + (one.letter() + " " + number(named)).strip() + "'?")
        : Optional.empty();
  }

  private static String number(Matcher named) {
    return Stream.of(named.group("before"), named.group("behind"))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse("");
  }

  /** A name of several words without quotes. */
  private Optional<String> quotesMissing(Unexpected found) {
    if (found.token().kind() != Token.Kind.NAME || found.name().isEmpty()) {
      return Optional.empty();
    }
    boolean misspelt = Words.nearest(found.token().text(), found.words()) != null;
    return Optional.of(found.name())
        .filter(name -> isKnown(name) || !misspelt)
        .map(name -> "a name with blanks stands in quotes: \"" + name + "\"");
  }

  private boolean isKnown(String name) {
    return Stream.of(
            words.areas(), words.types(), words.citizens(), words.starters(), words.monsters())
        .flatMap(names -> names.stream())
        .anyMatch(name::equalsIgnoreCase);
  }

  private static Optional<String> quoteOpen(Unexpected found) {
    return found.token().is("\"") && found.expects("a name in quotes")
        ? Optional.of("the quote is not closed: write \" after the name")
        : Optional.empty();
  }

  /** {@code =<} where {@code <=} is meant. */
  private static Optional<String> signTurned(Unexpected found) {
    boolean turned = found.token().is("<") || found.token().is(">");
    return turned && found.before().endsWith("=") && found.expects("a number")
        ? Optional.of("did you mean '" + found.token().text() + "='?")
        : Optional.empty();
  }

  /** A bracket of another kind than those of the language. */
  private static Optional<String> otherBracket(Unexpected found) {
    return "[](){}".contains(found.token().text()) && !found.token().text().isEmpty()
        ? Optional.of("brackets are written < and >")
        : Optional.empty();
  }

  private static Optional<String> bracketOpen(Unexpected found) {
    if (!found.expects(">") || found.rest().contains(">")) {
      return Optional.empty();
    }
    return BRACKET
        .matcher(found.before())
        .results()
        .reduce((first, second) -> second)
        .map(open -> "the < at character " + (open.start() + 1) + " is not closed: write >");
  }
}
