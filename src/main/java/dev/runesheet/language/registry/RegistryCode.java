package dev.runesheet.language.registry;

import static dev.runesheet.model.diagnostic.Severity.WARNING;

import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Severity;

/** The codes of findings in cards, effects and rules of a registry, as Queen's Blood has. */
public enum RegistryCode implements FindingCode {
  PATTERN(
      "RS070",
      "a cell outside the pattern's grid",
      "Name cells as column A to E, row 1 to 5, kind P, E or X; C3 is the card itself."),
  OPERATION_PLACE(
      "RS071",
      "an operation that never runs with this trigger",
      "Use a trigger that the operation can have, or another operation."),
  NO_TOKEN(
      "RS252",
      "a card of decks where a token is spawned",
      "Name a token, or make the card one: its category is token.",
      WARNING),
  VARIANT("RS075", "rules that exclude each other", "Let all rows of a variant work alike."),
  ORDER_UNSAID(
      "RS156",
      "nothing says which effect of a card comes first",
      "Let their ids count: the second ends with /part-2, the third with /part-3.",
      WARNING),
  GOES_ON_ALONE(
      "RS160",
      "a row of another sheet also runs when the first row does not",
      "Say in it, too, what the first row asks, or give it a name of its own and its moment.",
      WARNING),
  LOST_WITH_CARD(
      "RS163", "an effect behind one that destroys its card", "Let that one come last.", WARNING),
  CARD_DIES(
      "RS157",
      "a card that dies as soon as it is played",
      "Give it a power above 0, or accept it in game.yaml with a reason.",
      WARNING);

  private final Entry entry;

  RegistryCode(String id, String title, String fix) {
    this(id, title, fix, Severity.ERROR);
  }

  RegistryCode(String id, String title, String fix, Severity severity) {
    this.entry = new Entry(id, title, fix, severity);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
