package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Permit;
import dev.runesheet.game.valeria.state.CargoSheet;
import dev.runesheet.game.valeria.state.CostFormula;
import dev.runesheet.game.valeria.state.EndCheck;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.game.valeria.state.PayCheck;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.verb.CardVerbs;
import dev.runesheet.game.valeria.verb.ResourceVerbs;
import dev.runesheet.game.valeria.verb.TurnVerbs;
import java.util.List;

/** The verbs of Valeria, and the letters of its resources. */
final class ValeriaWords {

  static final List<Class<?>> VERBS =
      List.of(
          AddStat.class,
          ClampStat.class,
          ResourceVerbs.class,
          CardVerbs.class,
          TurnVerbs.class,
          Permit.class);

  static final List<Class<?>> QUESTIONS =
      List.of(
          PayCheck.class,
          EventCheck.class,
          CostFormula.class,
          EndCheck.class,
          ScoreSheet.class,
          CargoSheet.class);

  private ValeriaWords() {}
}
