package dev.runesheet.language.strings;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Locale;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Numbers and names of one effect string, checked where they stand. */
final class StringChecks {

  /** The largest number of an effect string. */
  static final int LARGEST = 999;

  private final StringWords words;
  private final SourceLocation place;
  private final Diagnostics findings;

  StringChecks(StringWords words, SourceLocation place, Diagnostics findings) {
    this.words = words;
    this.place = place;
    this.findings = findings;
  }

  StringWords words() {
    return words;
  }

  /** A whole number within a range; the nearest allowed after a finding. */
  int number(EffectStringParser.NumberContext written, int least, int most) {
    String digits = written.INT().getText();
    int number = digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    number = written.getChildCount() > 1 ? -number : number;
    if (number < least || number > most) {
      error(
          Code.STRING_NUMBER,
          written.getStart(),
          written.getText(),
          "a whole number from " + least + " to " + most);
    }
    return Math.max(least, Math.min(most, number));
  }

  /** A number above 0. */
  int count(EffectStringParser.NumberContext written) {
    return number(written, 1, LARGEST);
  }

  /** An amount that is gained, or paid where that is allowed. */
  Amount amount(EffectStringParser.AmountContext written, boolean mayPay) {
    int number = number(written.number(), mayPay ? -LARGEST : 1, LARGEST);
    if (number == 0) {
      error(Code.STRING_NUMBER, written.number().getStart(), "0", "a number other than 0");
    }
    return new Amount(resource(written.resource()), number);
  }

  /** What a price grows by: an amount of a resource that prices are paid in. */
  Amount charge(EffectStringParser.AmountContext written) {
    String letter = written.resource().getText().toLowerCase(Locale.ROOT);
    if (!StringWords.PAID.contains(letter)) {
      unknown(Code.STRING_RESOURCE, written.getStart(), letter, StringWords.PAID);
    }
    return amount(written, false);
  }

  /** The stat that a resource's letter stands for. */
  String resource(EffectStringParser.ResourceContext written) {
    String letter = written.getText().toLowerCase(Locale.ROOT);
    return words.resources().meaning(letter).orElseGet(() -> unknownResource(written, letter));
  }

  private String unknownResource(EffectStringParser.ResourceContext written, String letter) {
    unknown(Code.STRING_RESOURCE, written.getStart(), letter, words.resources().words());
    return letter;
  }

  /** An amount in a setting such as {@code gain=g:1}. */
  Amount quantity(EffectStringParser.QuantityContext written) {
    String stat =
        written.resource() == null
            ? words.resources().meaning("v").orElse("v")
            : resource(written.resource());
    return new Amount(stat, count(written.number()));
  }

  /** A name without its quotes. */
  static String plain(String written) {
    return written.startsWith("\"") ? written.substring(1, written.length() - 1) : written;
  }

  /** A name of a list, as the list spells it. */
  String name(ParserRuleContext written, Code code, List<String> known) {
    return known(written.getStart(), plain(written.getText()), code, known);
  }

  String known(Token token, String name, Code code, List<String> known) {
    for (String word : known) {
      if (word.equalsIgnoreCase(name)) {
        return word;
      }
    }
    unknown(code, token, name, known);
    return name;
  }

  void unknown(Code code, Token token, String name, List<String> known) {
    findings.unknownWord(code, at(token), name, known);
  }

  void error(Code code, Token token, String found, String expected) {
    findings.add(Diagnostic.of(code, at(token), Words.quote(found), expected));
  }

  private SourceLocation at(Token token) {
    return place.character(token.getStartIndex() + 1);
  }
}
