package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Category;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.NotRead;
import dev.runesheet.schema.Placed;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Sheet;
import dev.runesheet.schema.shape.SourceNames;

/**
 * A card as its author wrote it, in a list or as a row; of one with a mistake, what could be read.
 */
@Doc("A card.")
@Sheet(
    title = "Cards",
    rules = "rules.queensblood.cards",
    noun = "card",
    unlike = "name",
    words = "What its effect does; a remark that is not read.")
@NotRead({"grid", "effect_description"}) // The grid repeats the pattern, with errors (decision 1).
public record CardSource(
    @Label("Card") @Doc("The card's id, each only once.") String id,
    @Label(tells = "is called") @Doc("As people call it.") @Required @Default("\"\"") String name,
    @Label(tells = "is") @Doc("Regular, Legend, or Token.") @Required @Default("\"Regular\"")
        Category category,
    @Label(tells = "costs")
        @Doc("The rank its tile needs, 0 to " + CardStats.HIGHEST_RANK + ".")
        @Required
        @Default("0")
        @Range(min = 0, max = CardStats.HIGHEST_RANK)
        int cost,
    @Label(tells = "has power")
        @Doc("Its printed power.")
        @Required
        @Default("1")
        @Range(min = -CardStats.MOST, max = CardStats.MOST)
        int power,
    @Label(tells = "has the pattern", note = CardPattern.NOTE)
        @Doc("The cells it reaches.")
        @Required
        @Default("null")
        CardPattern pattern,
    @Label(value = "Effect", tells = "has effect")
        @Doc("The id of its effect, as in the workbook of effects. Empty: none.")
        @Named("effect_id")
        @Default("\"\"")
        @Ref("id")
        String effect,
    Places places)
    implements Placed {

  /** The names in cards; which effects there are is checked when all have been read. */
  public static final SourceNames WORDS = kind -> SourceNames.Words.any();
}
