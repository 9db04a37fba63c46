package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.board.PawnPlacement.Content;
import dev.runesheet.game.queensblood.board.PawnPlacement.Influence;
import dev.runesheet.game.queensblood.board.PawnPlacement.Outcome;
import dev.runesheet.game.queensblood.board.PawnPlacement.Owner;
import dev.runesheet.spelling.YesNo;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The outcomes that do what their words say, by where influence is put: a tile that is raised was
 * the acting side's before, one that is captured the enemy's, and only under a card is anything
 * banked. Of pawns under cards, a variant with signed influence banks all and others none
 * (decisions 20 and 21).
 */
final class FittingOutcomes {

  private static final Set<Owner> ANYBODY = Set.of(Owner.values());
  private static final Set<Owner> OTHERS = Set.of(Owner.NEUTRAL, Owner.ENEMY);

  private static final List<Fit> ALL =
      List.of(
          new Fit(Outcome.CLAIMED, Content.EMPTY, OTHERS),
          new Fit(Outcome.RAISED, Content.EMPTY, Set.of(Owner.OWN)),
          new Fit(Outcome.RAISED, Content.CARD, Set.of(Owner.OWN)),
          new Fit(Outcome.CAPTURED, Content.EMPTY, Set.of(Owner.ENEMY)),
          new Fit(Outcome.PUSHED, Content.EMPTY, ANYBODY),
          new Fit(Outcome.TURNED, Content.EMPTY, OTHERS),
          new Fit(Outcome.BANKED, Content.CARD, ANYBODY));

  private record Fit(Outcome outcome, Content on, Set<Owner> tiles) {}

  /** The inputs of a row but its variant. */
  record Where(Influence kind, Owner tile, Content on, YesNo turns) {

    /** All that there are. */
    static Stream<Where> all() {
      return Arrays.stream(Content.values())
          .flatMap(on -> Arrays.stream(Influence.values()).flatMap(kind -> all(kind, on)));
    }

    private static Stream<Where> all(Influence kind, Content on) {
      return Arrays.stream(Owner.values())
          .flatMap(
              tile -> Arrays.stream(YesNo.values()).map(turns -> new Where(kind, tile, on, turns)));
    }

    private boolean isUnderCards() {
      return kind == Influence.PAWN && on == Content.CARD;
    }
  }

  private FittingOutcomes() {}

  /**
   * The outcomes that fit.
   *
   * @param signed whether the variant has signed influence
   */
  static List<Outcome> of(boolean signed, Where where) {
    if (where.isUnderCards()) {
      return List.of(signed ? Outcome.BANKED : Outcome.NOTHING);
    }
    Stream<Outcome> changes =
        ALL.stream()
            .filter(one -> one.outcome().signed() == signed)
            .filter(one -> one.on() == where.on() && one.tiles().contains(where.tile()))
            .map(Fit::outcome);
    return Stream.concat(Stream.of(Outcome.NOTHING), changes).toList();
  }
}
