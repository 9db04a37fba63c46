package dev.runesheet.model.diagnostic;

import static dev.runesheet.model.diagnostic.Severity.ERROR;
import static dev.runesheet.model.diagnostic.Severity.NOTE;
import static dev.runesheet.model.diagnostic.Severity.WARNING;

/**
 * The codes of findings in sources of all games; {@code docs/diagnostics.md} is this table for
 * readers, with the codes of single games, held equal by a test.
 */
public enum Code implements FindingCode {
  FILE_MISSING("RS001", "the file cannot be read", "Check the name and that the file is there."),
  NOT_JSON(
      "RS002",
      "this is not valid JSON",
      "Look at the place named: a comma, quote or bracket is missing, or a key stands twice."),
  TOO_DEEP("RS003", "nested too deeply", "Split it, or nest it less: the finding names the limit."),
  TOO_LARGE("RS004", "larger than the limit", "Shorten the text, or split the file."),
  WRONG_TYPE(
      "RS005", "wrong type of value", "Write a value of that type; numbers stand without quotes."),
  MISSING_FIELD("RS006", "a field is missing", "Add the field named."),
  UNKNOWN_FIELD("RS007", "unknown field", "Remove the field, or correct its name."),
  DUPLICATE("RS008", "the same name twice", "Give each its own name.", ERROR, WARNING),
  EMPTY("RS009", "must not be empty", "Add at least one entry.", ERROR, WARNING),
  OUT_OF_RANGE(
      "RS010", "outside the allowed range", "Use a number of the range named.", ERROR, WARNING),
  UNKNOWN_VERB("RS012", "unknown verb or op", "Use a verb of docs/verbs.md."),
  UNKNOWN_TRIGGER("RS013", "unknown event", "Use an event of the game."),
  UNKNOWN_TARGET(
      "RS014",
      "unknown scope or role",
      "Use a scope or role of the game, for example SELF or OPPONENT."),
  UNKNOWN_STAT(
      "RS015",
      "unknown number",
      "Use a number that the game or its mode declares, or add it there."),
  NUMBER_MAY_LACK(
      "RS187",
      "some cards may have no such number",
      "Ask for their kind first, or use a scope of kinds.",
      WARNING),
  UNKNOWN_KIND("RS016", "unknown kind of value", "Use a kind of the language's reference."),
  UNKNOWN_KEY(
      "RS017", "unknown context key", "Use a key of the language's reference.", ERROR, WARNING),
  UNKNOWN_WORD("RS018", "unknown word", "Use one of the words named.", ERROR, WARNING),
  INEXPRESSIBLE(
      "RS019",
      "cannot be written in this language",
      "Keep this effect in the language it comes from."),
  UNREACHABLE("RS020", "can never run", "Remove it, or what ends the program before it.", WARNING),
  EFFECT_TWICE(
      "RS021", "the effect is defined in two places", "Keep it in its home, named by game.yaml."),
  UNKNOWN_REFERENCE(
      "RS022",
      "refers to something that does not exist",
      "Correct the name, or add it.",
      ERROR,
      WARNING),
  NOT_YAML(
      "RS023",
      "this is not valid YAML",
      "Look at the place named: indent with blanks, and write a blank after each colon."),
  NAME_NOT_PLAIN(
      "RS024", "this cannot be a name", "Use the letters and signs that the finding names."),
  ENGINE_RULES(
      "RS051",
      "rules of the engine are missing",
      "Restore the file, or delete the folder rules/engine to use those that came with Runesheet."),
  LIBRARY_MISSING(
      "RS052",
      "libraries that this needs are not on the class path",
      "Add the dependencies named, or dev.runesheet:runesheet-sources, which brings them all."),
  UNTRIGGERED_RULE("RS053", "a rule that lacks a passing fact", "Let it match one, such as Event."),
  NOT_A_WORKBOOK(
      "RS030", "this is not a workbook Runesheet can read", "Save it as .xlsx, without password."),
  WORKBOOK_UNSAFE(
      "RS031",
      "the workbook holds what is not allowed",
      "Remove macros, external links and embedded objects."),
  SHEET_MISSING("RS032", "a sheet is missing", "Restore the sheet, or export the workbook again."),
  HEADER_CHANGED("RS033", "a header cell was changed", "Restore the cell to what is expected."),
  FORMULA("RS034", "a formula in a cell", "Write the value itself: formulas are not evaluated."),
  CELL_TEXT(
      "RS035", "the cell's text is not understood", "Write the cell as its column's note shows."),
  BLANK_ROW("RS036", "a blank row inside the table", "Delete it: a blank row ends a table."),
  CELL_MISSING("RS037", "a required cell is empty", "Fill in the cell."),
  CELL_ERROR("RS038", "a spreadsheet error in a cell", "Replace it by a value."),
  MERGED_CELLS("RS039", "cells are merged", "Separate the cells: each row has its own."),
  RULES_OVERLAP(
      "RS040",
      "two rows match the same case",
      "The table allows one row per case: change or delete one."),
  STEP_GUARD(
      "RS041",
      "a condition in an effect of several rows",
      "A condition holds for its own row only: put the whole effect in one row, or leave the"
          + " condition out."),
  DRL(
      "RS050",
      "the rules do not compile",
      "A hand-written rule or a trusted header is wrong at the place named."),
  GAME_MISSING(
      "RS060", "unknown game", "Use a game that is installed; `runesheet games` lists them."),
  SETUP("RS061", "the match cannot be set up", "Correct the set-up as named.", ERROR, WARNING),
  RECORD("RS062", "the recorded game cannot be read", "Check the record against its format."),
  EFFECT_UNUSED("RS072", "no card has this effect", "Give it to a card, or remove it.", WARNING),
  NEVER_FIRES(
      "RS073",
      "the effect can never do anything here",
      "Change the card or the effect as the finding says.",
      WARNING,
      ERROR),
  DECK("RS074", "the deck is not allowed", "Change the deck as the finding says.", ERROR, WARNING),
  POSITION(
      "RS080",
      "the scenario's position is impossible",
      "Correct what `given` names.",
      ERROR,
      WARNING),
  ANSWER(
      "RS081",
      "an action that is not legal",
      "Use a legal one, or expect the refusal: `error: illegal`."),
  CHANCE(
      "RS082",
      "too few or wrong chance outcomes",
      "List one outcome for each roll in `chance` of `given`, or give a `seed`."),
  CHANCE_LEFT(
      "RS083", "a chance outcome that nothing draws", "Remove it, or check the roll.", WARNING),
  UNKNOWN_ANSWER(
      "RS084",
      "an answer that no option of the game is",
      "Write the id or the words of an option, as a match or its log shows them."),
  EXPECTS_NOTHING(
      "RS085",
      "an expectation that can never fail",
      "Write what is expected, or remove it.",
      WARNING),
  SAME_EFFECT(
      "RS090", "two effects do the same", "Remove one of them, or change what one does.", WARNING),
  CONTRADICTION(
      "RS091",
      "two effects contradict each other",
      "Remove one of them, or let their conditions exclude each other.",
      WARNING),
  IMPOSSIBLE(
      "RS092", "the condition can never hold", "Correct a number, or remove the rule.", WARNING),
  SHADOWED(
      "RS093",
      "never reached",
      "An earlier condition takes every case: change their order or numbers.",
      WARNING),
  NEVER_RAISED(
      "RS094",
      "nothing in this game raises the event",
      "Use another event, or let an effect change the number.",
      WARNING),
  LOOP(
      "RS095",
      "effects can set each other off without end",
      "Add a condition that an action of the chain ends, or accept it in game.yaml with a reason.",
      WARNING),
  LONE_KEY(
      "RS096",
      "only one effect has this stacking key",
      "Check the spelling: a key joins several effects.",
      NOTE),
  ACCEPTED_LEFT(
      "RS097",
      "accepts a finding that is not there",
      "Remove the entry from game.yaml, or correct its code and effect.",
      WARNING),
  NEVER_IN_PLAY(
      "RS098", "nothing brings the effect into play", "Name a known hero, card or mode.", WARNING),
  CONDITION(
      "RS110",
      "the condition is not understood",
      "Write a word or number, `2..5`, `>= 3`, `any of a, b` or `none of a, b`."),
  RANGE_REVERSED(
      "RS111", "the range is the wrong way round", "Write the smaller number first: `2..5`."),
  NO_CASE("RS112", "nothing can fit the condition", "Write a condition that something can fit."),
  EVERY_CASE(
      "RS113",
      "everything fits the condition",
      "Leave the cell empty: an empty cell asks for nothing.",
      WARNING),
  PART_TWICE(
      "RS114", "a part of the condition adds nothing", "Remove the part, or correct it.", WARNING),
  CASE_OPEN(
      "RS115",
      "no row answers a case",
      "Add a row for it; some sheets offer at their top that cases may stay open.",
      ERROR,
      WARNING),
  OWN_CODE(
      "RS116",
      "code of an author's own in a table",
      "Use the columns of the game's tables; or, if you trust the author, run with --trusted."),
  SENTENCE_STALE(
      "RS117",
      "the sentence does not say what the row does",
      "If the row is right, run 'runesheet table GAME refresh WORKBOOK', which writes the sentence"
          + " anew; if the sentence is right, correct the row, or the effects that it names.",
      WARNING),
  COLUMN_GONE(
      "RS118",
      "a column, or all rows of a sheet, that the game used are gone",
      "Undo the deletion; if you mean it, first empty the column's cells, or delete all rows but"
          + " one, and save, then delete it."),
  NAME_CHANGED(
      "RS119",
      "a name that nobody uses, while others use one that does not exist",
      "Give it the old name back, or write the new one wherever the old one stands.",
      WARNING,
      ERROR),
  TABLE_EMPTY(
      "RS123",
      "a table without any row",
      "Undo the deletion of its rows, or write one.",
      WARNING,
      ERROR),
  SHEET_UNREAD(
      "RS124",
      "a sheet that is not read, with the headings of one that is",
      "Move its rows to that sheet, or give it that title again; give a note other headings.",
      WARNING),
  ORDER_CHANGED("RS125", "in another order than before", "Restore it unless it is meant.", NOTE),
  CONDITIONS_OVERLAP(
      "RS120",
      "two effects answer some numbers both",
      "Let one condition begin where the other ends, or accept it in game.yaml with a reason.",
      WARNING),
  MUTATION_BASE(
      "RS121",
      "a scenario fails before anything was changed",
      "Make all scenarios and golden games pass first: 'runesheet test' shows what they expect."),
  MUTATION_SURVIVORS(
      "RS122",
      "more changes of rules go unnoticed than allowed",
      "Add scenarios that notice the changes listed, or allow more with --max-survivors."),
  RULES_UNFIT(
      "RS130",
      "the rules cannot be put together",
      "Undo what was changed last; the finding says what stands in the way."),
  NO_CHANGE(
      "RS131", "changes nothing", "Write another number, or remove what does nothing.", WARNING),
  NAME_SHARED(
      "RS132",
      "two cards or abilities are called the same",
      "Players tell cards apart by their names: rename one.",
      WARNING),
  ID_SHORT(
      "RS133",
      "an id that is shorter than the others",
      "Spreadsheets drop zeros before a number: format the cell as text, then write the id again.",
      WARNING),
  CARD_STRAY(
      "RS134",
      "no other card comes with this, or the word is missing",
      "Correct the spelling, fill the cell, or add the other cards that come with it.",
      WARNING),
  NAME_NEAR(
      "RS135", "a name that stands once, much like another", "Correct or define it.", WARNING),
  AMOUNT_TURNED(
      "RS136", "an amount below 0 does the opposite", "Write it without the minus.", WARNING),
  SCOPE_EMPTY(
      "RS137",
      "nothing is ever there",
      "Let cards begin there, or a line bring them, or correct the scope or line.",
      WARNING),
  COVERAGE_FILE(
      "RS140",
      "the coverage file cannot be read",
      "Record it again: it is damaged, cut off, or no coverage file."),
  COVERAGE_VERSION(
      "RS141", "a coverage file of another version", "Record it with this version of Runesheet."),
  COVERAGE_OTHER_RULES(
      "RS142", "coverage of other rules", "Record all files with the same rules, then merge them."),
  COVERAGE_THRESHOLD(
      "RS143",
      "less is covered than required",
      "Add tests for what the report names, or lower the threshold."),
  COVERAGE_LESS(
      "RS144", "covered before, and not any more", "Restore the test, or write a new baseline."),
  COVERAGE_SOURCE(
      "RS145",
      "a source of the coverage is missing or has changed",
      "Run where the sources are, and record the coverage again after a change.",
      WARNING),
  COVERAGE_REACHED(
      "RS146",
      "a rule that is called unreachable has fired",
      "Remove its entry from the configuration of the coverage."),
  WORKBOOK_MODULE(
      "RS147",
      "workbooks cannot be shown without Apache POI",
      "Add the dependency org.drools:drools-decisiontables, which brings it, or"
          + " org.apache.poi:poi-ooxml.",
      WARNING),
  UNUSED(
      "RS155", "nothing uses it", "Correct the name, let something use it, or remove it.", WARNING),
  NAME_UNREADABLE(
      "RS159",
      "a name that people cannot read",
      "Give it a name of letters, digits and usual signs on one line; without one it stands as its"
          + " id.",
      WARNING),
  SHEETS_UNSAID(
      "RS158",
      "the settings for plain Drools do not name the sheets of the workbook",
      "Write the file .properties as the finding says: plain Drools reads these sheets only.",
      WARNING),
  STEP_MISSING("RS161", "a phase lacks a step", "Add a row for it, at its place.", WARNING),
  STEP_ORDER("RS164", "a step without what it needs", "Move it, or the other step.", WARNING),
  ONE_SIDED("RS162", "a game over as it begins", "Put some players into another team.", WARNING),
  EXPRESSION(
      "RS200",
      "the formula is not understood",
      "Write it as docs/your-own-game.md shows; the place names the character."),
  DECLARATION(
      "RS201",
      "the declaration of the game does not fit together",
      "Change the entry of game.yaml that is named, or what it refers to.",
      ERROR,
      WARNING),
  UNNOTICED(
      "RS202",
      "effects in play change this number without its event",
      "Let a rule look at it when cards enter play, leave it and move, too.",
      WARNING),
  OPTIONS_TELL(
      "RS203",
      "options that tell what is hidden",
      "Let lines of the action take the cards, or ask what its 'if' asks; or accept it in game.yaml"
          + " with a reason.",
      WARNING),
  UNKNOWN_EFFECT_TYPE(
      "RS210",
      "unknown effect type",
      "Use an effect type that the game declares, or declare it in its file of effect types."),
  EFFECT_PLACE(
      "RS211",
      "an effect that cannot stand here",
      "Use an effect type of docs/active-effects.md that fits the place."),
  MODIFIER_CONDITION(
      "RS212",
      "the condition of a modifier is not understood",
      "Write for example `attacker.type == fire`; the finding names the character."),
  EVOLUTION(
      "RS213",
      "the evolution does not fit",
      "Let each card evolve from one of the stage below; a chain must not come back to itself."),
  STACKING_MODE(
      "RS214",
      "two ways to stack for one key",
      "Give all effects with this key the same stacking mode, or another key.",
      ERROR,
      WARNING),
  SUPPRESSES_ITSELF(
      "RS215",
      "a suppressor that suppresses itself",
      "Let it suppress others: use another scope than self."),
  TEMPLATE(
      "RS216",
      "the template of an effect type",
      "Use the parameters of the effect type and the words that docs/active-effects.md names."),
  YAML_MODULE(
      "RS188",
      "YAML cannot be read without Jackson's module for it",
      "Add the dependency com.fasterxml.jackson.dataformat:jackson-dataformat-yaml, or write the"
          + " file as JSON, with a name that ends with .json."),
  NAME_OF_SEVERAL(
      "RS180", "several have this name", "Write one of the longer names that the finding shows."),
  CARD_CODE(
      "RS185",
      "a card's code does not fit its sheet",
      "Write the letter of the sheet and a number, for example c12 on Citizens."),
  LOG_ANSWER(
      "RS150",
      "an answer that these rules do not allow",
      "Play the log with the rules that wrote it, or remove the answer and those after it."),
  LOG_RULES(
      "RS151",
      "the log was written by other rules, or does not say by which",
      "What follows may differ from what was played; use the rules of then to be sure.",
      WARNING),
  LOG_RESULT(
      "RS154",
      "the match ends otherwise than its log says",
      "The log was changed: write it again.",
      WARNING),
  GOLDEN_FORMAT("RS152", "a golden game of another version", "Record it again with --golden."),
  GOLDEN_STEPS("RS153", "a golden game with another number of steps", "Record the match again.");

  private final Entry entry;

  Code(String id, String title, String fix) {
    this(id, title, fix, ERROR);
  }

  Code(String id, String title, String fix, Severity severity) {
    this(id, title, fix, severity, severity);
  }

  Code(String id, String title, String fix, Severity severity, Severity other) {
    this.entry = new Entry(id, title, fix, severity, other);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
