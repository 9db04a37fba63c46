package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.declaration.FormulaExpressions;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.setup.DeclaredSetup.Registration;
import dev.runesheet.model.Body;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.spi.fact.Layers;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.WordList;
import java.util.Locale;
import java.util.Optional;

/** A continuous effect that a scenario registers on a card or player. */
record EffectAt(
    @Doc("Its type, by which it stacks and is asked for.") @Ref("title") String type,
    @Doc("The number that it changes; none if it suppresses abilities.")
        Optional<@Ref(WordList.STAT) String> changes,
    @Doc("By how much, or to what.") @Default("1") double by,
    @Doc(
            "How: set, multiply, add, at least, at most. Of several that set it, the one that came"
                + " into play last counts.")
        @Default("\"add\"")
        Body.Layer how,
    @Doc("Whom it reaches, seen from what it is on.")
        @Named("of")
        @Default("\"self\"")
        @Ref(WordList.SCOPE)
        String scope,
    @Doc("What must hold when a calculation asks for it.") @Named("if")
        Optional<@Ref("test") String> test,
    @Doc("Only while what it is on lies in this zone.") @Named("while in")
        Optional<@Ref(WordList.ZONE) String> zone,
    @Doc(EffectLine.STACKING) @Default("\"additive\"") StackingMode stacking,
    @Doc("Its key; the type if left out.") Optional<String> key,
    @Doc("When programs ask for it.") @Default("\"\"") String trigger,
    @Doc(
            "What brought it: an ability ends with its card; an attack's ends when the card leaves"
                + " its zone; a trainer's ends by its turns alone, unless its scope depends on the"
                + " card that it is on, such as 'other allies'.")
        @Default("\"ability\"")
        Source source,
    @Doc("For how many turns after this one; for good if left out.")
        Optional<@Range(min = 0, max = 99) Integer> turns) {

  /** The kind of an effect's source. */
  enum Source {
    ABILITY(RegisteredEffect.Ending.PLAY),
    ATTACK(RegisteredEffect.Ending.ZONE),
    TRAINER(RegisteredEffect.Ending.TURNS);

    private final RegisteredEffect.Ending ending;

    Source(RegisteredEffect.Ending ending) {
      this.ending = ending;
    }
  }

  /**
   * The effect with its turns.
   *
   * @param formulas reads its condition, which was read before
   */
  Registration registration(CatalogFormulas formulas) {
    return new Registration(registered(formulas), turns.orElse(-1));
  }

  private RegisteredEffect registered(CatalogFormulas formulas) {
    String condition =
        test.flatMap(
                text -> formulas.reader().test(text, SourceLocation.file(""), new Diagnostics()))
            .flatMap(FormulaExpressions::test)
            .map(Expression::text)
            .orElse("");
    StackingRule rule = new StackingRule(stacking, key.orElse(type), Double.POSITIVE_INFINITY);
    return new RegisteredEffect(
        type,
        trigger,
        source.name().toLowerCase(Locale.ROOT),
        source.ending,
        scope,
        changes.orElse(""),
        Layers.Layer.valueOf(how.name()),
        by,
        rule,
        zone.orElse(""),
        condition);
  }
}
