package dev.runesheet.game.tcgpocket.authoring.card;

import dev.runesheet.game.tcgpocket.authoring.card.PocketWords.Scope;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords.Trigger;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.language.active.card.ParameterValue;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Placed;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Sheet;
import dev.runesheet.schema.Tag;
import dev.runesheet.schema.Underscored;
import dev.runesheet.word.StackingMode;
import java.util.Map;
import java.util.Optional;

/** A row of a workbook of cards: a card of some kind without its effects, or one of its effects. */
@Tag("sheet")
public sealed interface CardRow extends Placed
    permits CardRow.Pokemon,
        CardRow.Item,
        CardRow.Supporter,
        CardRow.Stadium,
        CardRow.Tool,
        CardRow.Fossil,
        CardRow.Energy,
        CardRow.Standing,
        CardRow.Done {

  /** The note of the ids of cards. */
  String ID = "Its id, each only once.";

  /** The note of the sentences about cards. */
  String WORDS = "What it says to players; a remark that is not read.";

  /** The note of the numbers of effects. */
  String NUMBER =
      "The card's id, and which of its effects it is: ability-1, attack-1 for what its first attack"
          + " does (attack-1/2 for a second effect of it), or effect-1 of any other card.";

  /** Its name on its sheet. */
  String id();

  /** A row that is a card. */
  sealed interface OfCard permits Pokemon, Item, Supporter, Stadium, Tool, Fossil, Energy {

    /** The card; what the row does not say is left out. */
    CardSource card();
  }

  /** A row that is an effect. */
  sealed interface OfEffect permits Standing, Done {

    /** The number of the effect. */
    String id();
  }

  /** A Pokémon. */
  @Sheet(title = "Pokemon", rules = "rules.cards.pokemon", noun = "card", words = WORDS)
  record Pokemon(@Label("Card") @Doc(ID) String id, @Inline CardSource.Pokemon card, Places places)
      implements CardRow, OfCard {}

  /** An item. */
  @Sheet(title = "Items", rules = "rules.cards.items", noun = "card", words = WORDS)
  record Item(@Label("Card") @Doc(ID) String id, @Inline CardSource.Item card, Places places)
      implements CardRow, OfCard {}

  /** A supporter. */
  @Sheet(title = "Supporters", rules = "rules.cards.supporters", noun = "card", words = WORDS)
  record Supporter(
      @Label("Card") @Doc(ID) String id, @Inline CardSource.Supporter card, Places places)
      implements CardRow, OfCard {}

  /** A stadium. */
  @Sheet(title = "Stadiums", rules = "rules.cards.stadiums", noun = "card", words = WORDS)
  record Stadium(@Label("Card") @Doc(ID) String id, @Inline CardSource.Stadium card, Places places)
      implements CardRow, OfCard {}

  /** A Tool. */
  @Sheet(title = "Tools", rules = "rules.cards.tools", noun = "card", words = WORDS)
  record Tool(@Label("Card") @Doc(ID) String id, @Inline CardSource.Tool card, Places places)
      implements CardRow, OfCard {}

  /** A fossil. */
  @Sheet(title = "Fossils", rules = "rules.cards.fossils", noun = "card", words = WORDS)
  record Fossil(@Label("Card") @Doc(ID) String id, @Inline CardSource.Fossil card, Places places)
      implements CardRow, OfCard {}

  /** An Energy. */
  @Sheet(title = "Energy", rules = "rules.cards.energy", noun = "card", words = WORDS)
  record Energy(@Label("Card") @Doc(ID) String id, @Inline CardSource.Energy card, Places places)
      implements CardRow, OfCard {}

  /** An effect that stays. */
  @Sheet(title = "Effects that stay", rules = "rules.cards.staying", noun = "effect", words = WORDS)
  record Standing(
      @Label("Effect") @Doc(NUMBER) String id,
      @Label("Ability") @Doc("The name of the ability; nothing for other effects.")
          Optional<String> name,
      @Label("Effect type") @Doc("Its effect type.") @Named("effect_id") @Ref("staying type")
          String type,
      @Label("{key}") Map<@Ref("staying parameter") String, ParameterValue> params,
      @Doc(
              "Its trigger, the moment at which it counts or answers. Left-out fields are as its"
                  + " type says.")
          Optional<Trigger> trigger,
      @Doc("The cards or players that it concerns.") Optional<Scope> scope,
      @Label("Stacking mode")
          @Doc("The way in which effects with its key add up.")
          @Named("stacking_mode")
          Optional<@Underscored StackingMode> stacking,
      @Label("Stacking key")
          @Doc("The key that it shares with the effects it adds up with.")
          @Named("stacking_key")
          Optional<String> key,
      @Doc("The number of turns after this one in which it stays.")
          Optional<@Range(min = 0, max = EffectUse.LONGEST) Integer> duration,
      Places places)
      implements CardRow, OfEffect {}

  /** An effect that is done at once. */
  @Sheet(title = "Effects", rules = "rules.cards.effects", noun = "effect", words = WORDS)
  record Done(
      @Label("Effect") @Doc(NUMBER) String id,
      @Label("Ability") @Doc("The name of the ability; nothing for other effects.")
          Optional<String> name,
      @Label("Effect type") @Doc("Its effect type.") @Named("effect_id") @Ref("other type")
          String type,
      @Label("{key}") Map<@Ref("other parameter") String, ParameterValue> params,
      @Label("Uses per turn")
          @Doc("The number of uses of the ability in a turn; any number if left out.")
          @Named("uses_per_turn")
          Optional<@Range(min = 1, max = CardSource.MOST_USES) Integer> uses,
      Places places)
      implements CardRow, OfEffect {}
}
