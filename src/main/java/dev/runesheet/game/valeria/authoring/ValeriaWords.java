package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Permit;
import dev.runesheet.game.valeria.state.CargoSheet;
import dev.runesheet.game.valeria.state.EndCheck;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.game.valeria.state.PayCheck;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.state.Tariff;
import dev.runesheet.game.valeria.verb.Acquire;
import dev.runesheet.game.valeria.verb.Banish;
import dev.runesheet.game.valeria.verb.Gain;
import dev.runesheet.game.valeria.verb.GainAction;
import dev.runesheet.game.valeria.verb.GiveCard;
import dev.runesheet.game.valeria.verb.Hire;
import dev.runesheet.game.valeria.verb.Lose;
import dev.runesheet.game.valeria.verb.MakeOffering;
import dev.runesheet.game.valeria.verb.MoveResource;
import dev.runesheet.game.valeria.verb.PlaceReserve;
import dev.runesheet.game.valeria.verb.PutBack;
import dev.runesheet.game.valeria.verb.PutGold;
import dev.runesheet.game.valeria.verb.QueueSlay;
import dev.runesheet.game.valeria.verb.ReceivePrinted;
import dev.runesheet.game.valeria.verb.Sail;
import dev.runesheet.game.valeria.verb.TakeCard;
import dev.runesheet.game.valeria.verb.TurnDown;
import dev.runesheet.game.valeria.verb.TurnUp;
import java.util.List;

/** The verbs of Valeria, and the letters of its resources. */
final class ValeriaWords {

  static final List<Class<?>> VERBS =
      List.of(
          AddStat.class,
          ClampStat.class,
          Gain.class,
          Lose.class,
          MoveResource.class,
          ReceivePrinted.class,
          TakeCard.class,
          GiveCard.class,
          Banish.class,
          PutBack.class,
          TurnDown.class,
          PutGold.class,
          Acquire.class,
          Hire.class,
          QueueSlay.class,
          GainAction.class,
          TurnUp.class,
          PlaceReserve.class,
          Sail.class,
          MakeOffering.class,
          Permit.class);

  static final List<Class<?>> QUESTIONS =
      List.of(
          PayCheck.class,
          EventCheck.class,
          Tariff.class,
          EndCheck.class,
          ScoreSheet.class,
          CargoSheet.class);

  private ValeriaWords() {}
}
