package dev.runesheet.language.effectops;

import dev.runesheet.document.WordTable;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value.Operator;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.ChangeNumber;
import dev.runesheet.word.StandardVerb;
import java.util.List;

/**
 * The words of the language with their meanings in the model. Reader, writer and schema read these
 * tables and hold no word of their own, besides the names of fields.
 */
final class EffectOpsWords {

  static final String END = "END";
  static final String HEALTH = "health";
  static final String ATTRIBUTE_CHANGE = "ON_ATTRIBUTE_CHANGE";
  static final String CONST = "CONST";
  static final String ATTR = "ATTR";
  static final String CTX = "CTX";
  static final String ROLL = "ROLL";
  static final String ABS = "ABS";

  static final WordTable<Role> TARGETS =
      WordTable.<Role>empty().and("SELF", Role.SELF).and("OPPONENT", Role.OPPONENT);

  static final WordTable<Relation> BRANCHES =
      WordTable.<Relation>empty()
          .and("IF_GT", Relation.ABOVE)
          .and("IF_LT", Relation.BELOW)
          .and("IF_EQ", Relation.EQUAL);

  static final WordTable<Operator> OPERATORS =
      WordTable.<Operator>empty()
          .and("ADD", Operator.ADD)
          .and("SUB", Operator.SUBTRACT)
          .and("MUL", Operator.MULTIPLY)
          .and("MIN", Operator.MINIMUM)
          .and("MAX", Operator.MAXIMUM);

  static final WordTable<String> KEYS =
      WordTable.<String>empty()
          .and("ABILITY_ID", "ability")
          .and("ATTR_ID", "stat")
          .and("ATTR_OLD", ChangeNumber.OLD)
          .and("ATTR_NEW", ChangeNumber.NEW)
          .and("ATTR_DELTA", ChangeNumber.DELTA);

  /** All triggers but {@link #ATTRIBUTE_CHANGE}, whose event is named after its attribute. */
  static final WordTable<String> TRIGGERS =
      WordTable.<String>empty()
          .and("ON_GAME_START", "game starts")
          .and("ON_TURN_START", "turn starts")
          .and("ON_ACTION_PHASE_START", "action phase starts")
          .and("ON_ABILITY_USED", "ability is used")
          .and("ON_TURN_END", "turn ends");

  static final WordTable<Overflow> OVERFLOWS =
      WordTable.<Overflow>empty().and("fail", Overflow.FAIL).and("drop", Overflow.DROP);

  /** Ops that are verbs; other verbs of a catalog are ops by their own names, see OpForms. */
  static final List<OpName> OPS =
      List.of(
          OpName.of("PASS", "pass"),
          OpName.of("WIN", StandardVerb.WIN),
          OpName.of("LOSE", StandardVerb.LOSE),
          OpName.of("SET_ATTR", StandardVerb.SET_STAT).naming("attr", "stat"),
          OpName.of("ADD_ATTR", StandardVerb.ADD_STAT).naming("attr", "stat"),
          OpName.of("CLAMP_ATTR", StandardVerb.CLAMP_STAT).naming("attr", "stat"),
          OpName.of("DAMAGE", StandardVerb.DAMAGE).needing(HEALTH),
          OpName.of("HEAL", StandardVerb.HEAL).needing(HEALTH));

  private EffectOpsWords() {}

  /** Every kind of ValueSpec, in the order of the reference. */
  static List<String> kinds() {
    WordTable<String> all = WordTable.empty();
    for (String kind : List.of(CONST, ATTR, CTX, ROLL)) {
      all = all.and(kind, kind);
    }
    for (String kind : OPERATORS.words()) {
      all = all.and(kind, kind);
    }
    return all.and(ABS, ABS).words();
  }

  /** Every type of trigger. */
  static List<String> triggers() {
    return TRIGGERS.and(ATTRIBUTE_CHANGE, StatEvent.of("")).words();
  }
}
