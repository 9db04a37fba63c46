package dev.runesheet.language.strings;

import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.word.StandardVerb;
import java.util.ArrayList;
import java.util.List;

/**
 * From what effect strings say to effects of the model. A column's effects are called {@code
 * card/column}, further ones {@code card/column-2} and so on.
 */
public record EffectStrings(VerbCatalog verbs) {

  /** The scope of the player who owns a card. */
  public static final String OWNER = "owner";

  /**
   * The card whose column is read.
   *
   * @param code its code, which owns the effects
   * @param name as people call it
   */
  public record Card(String code, String name) {}

  /**
   * The effects of a column of payouts that has no text, but numbers printed on the card.
   *
   * @param place where the card stands
   */
  public List<Effect> printed(Column column, Card card, SourceLocation place) {
    return effects(new Phrase.Program(List.of()), column, card, place);
  }

  /**
   * The effects of a column; none for what is typed data of cards: costs, scores, when starters
   * pay, and flags, which bring the effects of their rows.
   *
   * @param place where the text stands
   */
  public List<Effect> effects(Phrase phrase, Column column, Card card, SourceLocation place) {
    StepBuilder in = builder(column, place);
    List<Effect> effects = new ArrayList<>();
    String id = phrase.id(column);
    for (Phrase.Made made : phrase.effects(in)) {
      String number = effects.isEmpty() ? "" : "-" + (effects.size() + 1);
      effects.add(effect(made, id + number, card, place));
    }
    boolean used = column == Column.ENGAGE || column == Column.RELIC;
    if (used && phrase instanceof Phrase.Program program) {
      program
          .needs(in)
          .map(needed -> new Body.Program(List.of(in.when(needed, in.act(StandardVerb.PERMIT)))))
          .map(body -> new Phrase.Made(body, Trigger.ACTIVATED, 0))
          .ifPresent(made -> effects.add(effect(made, "possible", card, place)));
    }
    return effects;
  }

  StepBuilder builder(Column column, SourceLocation place) {
    return new StepBuilder(verbs, column, false, place);
  }

  private Effect effect(Phrase.Made made, String id, Card card, SourceLocation place) {
    return new Effect(
            card.code() + "/" + id,
            card.name(),
            card.code(),
            made.trigger(),
            made.body(),
            made.priority(),
            Duration.WHILE_IN_PLAY,
            Stacking.ADDITIVE,
            place)
        .saidWith(verbs.phrasing());
  }
}
