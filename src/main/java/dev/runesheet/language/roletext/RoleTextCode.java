package dev.runesheet.language.roletext;

import static dev.runesheet.model.diagnostic.Severity.NOTE;

import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Severity;

/** The codes of findings in role texts, strictly read or as later guides write them. */
public enum RoleTextCode implements FindingCode {
  TEXT(
      "RS220",
      "the role text is not understood",
      "Write it as docs/role-text.md shows; the place names line and character."),
  PLACE(
      "RS221",
      "a line that cannot stand here",
      "Put it under the line that it belongs to: triggers at the margin, • below, ‣ below that."),
  TARGET(
      "RS222",
      "a target that cannot stand here",
      "Use a target of the kind that is expected; some exist in certain triggers only."),
  QUOTES(
      "RS230",
      "quotes that the guide has otherwise",
      "Names of roles, groups and feedback stand between apostrophes; others stand bare.",
      NOTE),
  DURATION("RS231", "the duration is left out", "Write the one that is meant.", NOTE),
  EFFECTS(
      "RS232",
      "what affects the investigation is left out",
      "List WD, SD and OB as far as they count.",
      NOTE),
  DATA("RS233", "the data of an attribute are left out", "Write () if there are none.", NOTE),
  POLL("RS234", "a poll's name in quotes", "Write the name without.", NOTE),
  RESULT("RS235", "a result without a number", "Write @Result1.", NOTE),
  SCALING("RS236", "scaling in other brackets", "Write <x2>.", NOTE),
  PARAMETERS(
      "RS237",
      "parameters that do not stand behind their ability",
      "Write them behind each ability.",
      NOTE),
  COMPLEX(
      "RS238",
      "process and evaluate in another form",
      "Write Process: and Evaluate: on lines of their own, and each of their lines behind ‣.",
      NOTE),
  TYPE("RS239", "a type of what is selected", "Leave it out.", NOTE),
  SELECTOR("RS240", "a target of later guides", "Use a target of the guide.", NOTE),
  CLAUSE("RS241", "a line of later guides", "Write the abilities themselves.", NOTE),
  TRIGGER("RS242", "a trigger of later guides", "Use a trigger of the guide.", NOTE),
  ABILITY("RS243", "an ability of later guides", "Use one of the guide.", NOTE),
  RESTRICTION("RS244", "a restriction of later guides", "Use one of the guide.", NOTE),
  LASTING("RS245", "a duration of later guides", "Use one of the guide.", NOTE),
  PROTECTION("RS246", "a protection in another form", "Write it as in the guide.", NOTE),
  GROUP(
      "RS247", "groups, extra roles and polls in another form", "Write it as in the guide.", NOTE),
  CONDITION("RS248", "a condition in another form", "Write it as in the guide.", NOTE),
  STRAY(
      "RS249", "signs or letters that stray", "Write it as in the guide.", NOTE, Severity.WARNING),
  NOT_PLAYABLE(
      "RS250",
      "understood, and not played yet",
      "Use what docs/role-text.md lists, or keep it as a text for people.",
      NOTE),
  NO_FORM(
      "RS251",
      "the guide has no form for it",
      "It stays as later guides write it, which only lenient reading understands.",
      NOTE);

  private final Entry entry;

  RoleTextCode(String id, String title, String fix) {
    this(id, title, fix, Severity.ERROR);
  }

  RoleTextCode(String id, String title, String fix, Severity severity) {
    this(id, title, fix, severity, severity);
  }

  RoleTextCode(String id, String title, String fix, Severity severity, Severity other) {
    this.entry = new Entry(id, title, fix, severity, other);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
