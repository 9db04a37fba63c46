package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.NotRead;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Reports;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.schema.Tag;
import dev.runesheet.schema.Underscored;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An operation of an effect as its author wrote it, with what it means. */
@Tag("type")
@Underscored
@Reports(Code.UNKNOWN_VERB)
sealed interface OperationSource
    permits OperationSource.ModifyPower,
        OperationSource.ModifyPowerScale,
        OperationSource.DestroyCards,
        OperationSource.ReplaceAlly,
        OperationSource.AddToHand,
        OperationSource.SpawnToken,
        OperationSource.ModifyTileRanks,
        OperationSource.ScoreBonus,
        OperationSource.ExpandPositions {

  /** The stat of changes; only the power can be changed. */
  Optional<String> POWER = Optional.of(CardStats.POWER);

  /** The cards that are watched or counted, if the operation names any. */
  Optional<String> per();

  /** The fields of all operations. */
  Common common();

  /** Its meaning; empty after a report. */
  Optional<Operation> meaning(OperationReader in);

  /** The fields of all operations. */
  record Common(
      @Named("apply_to") @Doc("Not read: the scope of the effect says it.")
          Optional<String> applyTo,
      Optional<Conditions> conditions,
      Places places) {

    static final Common NONE = new Common(Optional.empty(), Optional.empty(), Places.NONE);
  }

  /** The rank of the tile on which the card, a token, was spawned. */
  record Conditions(
      @Named(CardStats.REPLACED_PAWNS)
          Optional<@Range(min = 0, max = CardStats.HIGHEST_RANK) Integer> rank) {}

  @Doc(
      "Changes the power of each card of the scope for good; with `while_in_play` as long as its"
          + " card lies.")
  record ModifyPower(
      Optional<@Ref(WordList.STAT) String> stat,
      @Range(min = -CardStats.MOST, max = CardStats.MOST) int amount,
      Optional<@Ref("watched") String> per,
      @Inline Common common)
      implements OperationSource {

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      return Optional.of(
          in.lasts()
              ? Operation.modifier(amount, in.scope().word(), "", common.places().all())
              : in.acting(this, VerbNames.MODIFY_POWER, in.scope(), Value.of(amount)));
    }
  }

  @Doc(
      "Changes its card's own power for each counted card (`while_in_play`), or once for each"
          + " event.")
  record ModifyPowerScale(
      Optional<@Ref(WordList.STAT) String> stat,
      @Named("amount_per") @Range(min = -CardStats.MOST, max = CardStats.MOST) int amountPer,
      Optional<@Ref("counted") String> per,
      @Inline Common common)
      implements OperationSource {

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      String self = RegistryWords.SELF;
      if (!in.scope().word().equals(self)) {
        common
            .places()
            .error(
                "scope",
                Code.UNKNOWN_WORD,
                "scope '" + in.scopeName() + "'",
                "scope '" + self + "': a card scales itself");
      }
      return in.lasts()
          ? in.per(this, RegistryWords.COUNTED)
              .map(per -> Operation.modifier(amountPer, self, per, common.places().all()))
          : Optional.of(
              in.acting(this, VerbNames.SCALE_POWER, Selector.Role.SELF, Value.of(amountPer)));
    }
  }

  @Doc("Destroys the cards of the scope as one batch.")
  record DestroyCards(Optional<@Ref("watched") String> per, @Inline Common common)
      implements OperationSource {

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      return Optional.of(in.acting(this, VerbNames.DESTROY_CARDS, in.scope()));
    }
  }

  @Doc(
      "Allows its card to be placed on an ally, which is destroyed first; `lower` and `raise` then"
          + " change the scope by its power.")
  record ReplaceAlly(
      Mode mode,
      Optional<Adjustment> adjustment,
      Optional<@Ref("watched") String> per,
      @Inline Common common)
      implements OperationSource {

    static final Value REPLACED = new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_POWER);

    /** The change that follows the placement. */
    enum Mode {
      /** None. */
      NEUTRAL,
      /** The scope is weakened. */
      LOWER,
      /** The scope is strengthened. */
      RAISE
    }

    /** The amount of the change. */
    @Underscored
    enum Adjustment {
      REPLACED_ALLY_POWER
    }

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      List<Step> then = new ArrayList<>();
      if (mode != Mode.NEUTRAL) {
        in.require(this, "adjustment");
        String verb = mode == Mode.LOWER ? VerbNames.LOWER_POWER : VerbNames.MODIFY_POWER;
        then.add(in.step(this, verb, in.scope(), REPLACED));
      }
      Step place = in.step(this, VerbNames.REPLACE_ALLY);
      return Optional.of(Operation.apart(Trigger.ACTIVATED, place, then));
    }
  }

  @Doc("Adds cards to the own hand.")
  record AddToHand(
      @Named("card_ids") @Required @Size(value = 1, orMore = true, of = "card")
          List<@Ref(WordList.CARD) String> cardIds,
      Optional<@Ref("watched") String> per,
      @Inline Common common)
      implements OperationSource {

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      List<Step> steps = new ArrayList<>();
      for (String name : cardIds) {
        Argument card = new Argument.Word(in.cards(name).get(0));
        steps.add(in.step(this, VerbNames.ADD_TO_HAND, card));
      }
      return Optional.of(Operation.acting(steps, common.places().all()));
    }
  }

  @Doc(
      "Puts a token on each own empty tile (not on that of a card that is being destroyed, which is"
          + " not empty yet); a family of three names one for each rank.")
  @NotRead("per_pawns")
  record SpawnToken(
      @Named("token_id") @Ref(WordList.CARD) String tokenId,
      Optional<@Ref("watched") String> per,
      @Inline Common common)
      implements OperationSource {

    /** The last one named stands for the ranks that have none. */
    @Override
    public Optional<Operation> meaning(OperationReader in) {
      List<String> ids = in.cards(tokenId);
      Argument[] byRank = new Argument[CardStats.HIGHEST_RANK];
      for (int rank = 0; rank < CardStats.HIGHEST_RANK; rank++) {
        byRank[rank] = new Argument.Word(ids.get(Math.min(rank, ids.size() - 1)));
      }
      return Optional.of(in.acting(this, VerbNames.SPAWN_TOKENS, byRank));
    }
  }

  @Doc("Sets how much each of its card's pawns counts.")
  record ModifyTileRanks(
      @Range(min = 1, max = CardStats.HIGHEST_RANK) int amount,
      Optional<@Ref("watched") String> per,
      @Inline Common common)
      implements OperationSource {

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      Step pawns = in.step(this, VerbNames.SET_PAWNS, Value.of(amount));
      return Optional.of(Operation.apart(Trigger.own(Triggers.PLACES_PAWNS), pawns, List.of()));
    }
  }

  @Doc("Adds points, or with `lane_min_transfer` the lane's lower power.")
  record ScoreBonus(
      Optional<@Range(min = -CardStats.MOST, max = CardStats.MOST) Integer> amount,
      Optional<Mode> mode,
      Optional<@Ref("watched") String> per,
      @Inline Common common)
      implements OperationSource {

    /** The source of the points, if it is no amount. */
    @Underscored
    enum Mode {
      LANE_MIN_TRANSFER
    }

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      if (!common.places().has("mode")) {
        in.require(this, "amount");
        return amount.map(points -> in.acting(this, VerbNames.SCORE_BONUS, Value.of(points)));
      }
      if (common.places().has("amount")) {
        common
            .places()
            .error("amount", Code.UNKNOWN_FIELD, Words.quote("amount") + " with a mode", "a mode");
      }
      return mode.map(transfer -> in.acting(this, VerbNames.TRANSFER_LANE_MINIMUM));
    }
  }

  @Doc("Puts influence on the eight neighbours.")
  record ExpandPositions(Optional<@Ref("watched") String> per, @Inline Common common)
      implements OperationSource {

    @Override
    public Optional<Operation> meaning(OperationReader in) {
      return Optional.of(in.acting(this, VerbNames.EXPAND_POSITIONS));
    }
  }
}
