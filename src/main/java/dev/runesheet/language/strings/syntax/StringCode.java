package dev.runesheet.language.strings.syntax;

import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Severity;
import java.util.EnumSet;
import java.util.Set;

/** The codes of findings in effect strings. */
public enum StringCode implements FindingCode {
  SYNTAX(
      "RS165",
      "the effect string is not understood",
      "Write it as docs/effect-strings.md shows; the place names the character."),
  VERB("RS166", "unknown verb of an effect string", "Use a verb of docs/effect-strings.md."),
  RESOURCE("RS167", "unknown resource", "Use a letter of the game's resources."),
  ROLE("RS168", "unknown role of citizens", "Use a role of the game."),
  AREA("RS169", "unknown area", "Use an area that a monster of the game comes from."),
  NAME("RS170", "no card has this name", "Use a card's printed name, in quotes if it has blanks."),
  FIELD("RS171", "unknown field of a filter", "Use a field of docs/effect-strings.md."),
  BRACKET(
      "RS172", "a bracket of an effect string", "Close each < with a >; they cannot be nested."),
  CHOICE(
      "RS173",
      "a choice needs different things to choose from",
      "Name at least two, or one <...> that stands for several cards."),
  NUMBER("RS174", "a number that is not allowed here", "Use a number of the range named."),
  JOIN("RS175", "a plus without blanks", "Write a blank before and after the +."),
  TRAILING("RS176", "text after the end of the effect", "Remove it, or join it with ' + '."),
  FLAG("RS177", "unknown flag", "Use a flag of the game's table of flags, or add a row."),
  SETTING(
      "RS178",
      "key=value does not fit",
      "Give each key once, and only those its verb needs.",
      Severity.WARNING),
  TYPE("RS179", "unknown type of monsters", "Use a type that a monster of the game has.");

  private static final Set<StringCode> WORDS = EnumSet.of(NAME, AREA, TYPE, FLAG, ROLE, VERB);

  private final Entry entry;

  StringCode(String id, String title, String fix) {
    this(id, title, fix, Severity.ERROR);
  }

  StringCode(String id, String title, String fix, Severity other) {
    this.entry = new Entry(id, title, fix, Severity.ERROR, other);
  }

  @Override
  public Entry entry() {
    return entry;
  }

  @Override
  public boolean isUnknownWord() {
    return WORDS.contains(this);
  }
}
