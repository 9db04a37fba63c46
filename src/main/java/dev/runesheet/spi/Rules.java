package dev.runesheet.spi;

import dev.runesheet.spi.fact.EffectDefinition;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.kie.api.KieBase;
import org.kie.api.definition.rule.Rule;

/**
 * The rules that a match is played by, for reading: their effects, and where each comes from. A
 * {@code RuleBook} is one that matches can be started with.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
public interface Rules extends RuleWords {

  /** The compiled rules; they never change. */
  KieBase kieBase();

  /** The restrictions of effects that the game checks itself, in words, by the effects' ids. */
  Map<String, List<String>> restrictions();

  /** A hash of the rules' text and the catalog: equal hashes play alike. */
  String hash();

  /** The source of each rule. */
  SourceNotes notes();

  /** All effects, in the order of their definitions; for reading. */
  Collection<EffectDefinition> effects();

  /** True if there is an effect of an id. */
  boolean has(String id);

  /**
   * An effect by its id.
   *
   * @throws IllegalArgumentException if there is none
   */
  EffectDefinition effect(String id);

  /** The effects that a definition brings into play, in order. */
  List<EffectDefinition> effectsOf(String definition);

  /** The effects of a definition that players activate, in order. */
  List<EffectDefinition> abilitiesOf(String definition);

  /** The effect that a block belongs to, or null. */
  EffectDefinition effectOfBlock(String block);

  /** The rules that match a block, by name. */
  List<Rule> rulesOfBlock(String block);

  /** The source and words of a block's or continuous effect's rules, or null if unknown. */
  SourceNotes.Note noteOfBlock(String block);
}
