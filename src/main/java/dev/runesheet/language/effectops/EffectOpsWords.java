package dev.runesheet.language.effectops;

import dev.runesheet.document.WordTable;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.word.ChangeNumber;
import dev.runesheet.word.StandardVerb;
import java.util.List;

/**
 * The words of the language that no record or enum of it declares, with their meanings in the
 * model: reader, writer and schema read these tables.
 */
final class EffectOpsWords {

  static final String END = "END";
  static final String HEALTH = "health";

  static final WordTable<Role> TARGETS =
      WordTable.<Role>empty().and("SELF", Role.SELF).and("OPPONENT", Role.OPPONENT);

  static final WordTable<String> KEYS =
      WordTable.<String>empty()
          .and("ABILITY_ID", "ability")
          .and("ATTR_ID", "stat")
          .and("ATTR_OLD", ChangeNumber.OLD)
          .and("ATTR_NEW", ChangeNumber.NEW)
          .and("ATTR_DELTA", ChangeNumber.DELTA);

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
}
