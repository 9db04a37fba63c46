package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.PlacedTree;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.EnergyTypes;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.CostLetters;
import dev.runesheet.language.active.EffectLowering;
import dev.runesheet.language.active.LoweredEffects;
import dev.runesheet.language.active.Reach;
import dev.runesheet.language.active.TemplatePart;
import dev.runesheet.language.active.UseCondition;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A card of the language of active effects as a card of a declared game. */
final class CardForm {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String YES = "yes";
  private static final String FOSSIL =
      "It is played as a Basic Pokémon. It cannot retreat; its player can discard it.";
  private static final String TOOL = "It is attached to a Pokémon of yours: ";

  private final JsonDocument document;
  private final CardSource card;
  private final EffectLowering lowering;
  private final CardText text;
  private final Map<String, LoweredEffects.Line> statuses;
  private final List<String> texts = new ArrayList<>();
  private final ObjectNode tree = NODES.objectNode();
  private final ArrayNode effects = NODES.arrayNode();
  private final Map<String, SourceLocation> places = new HashMap<>();
  private final Map<String, TemplatePart> templates = new HashMap<>();
  private final List<LoweredEffects.Line> formulas = new ArrayList<>();

  /** The lines with the damage of the effects of each attack, by its place. */
  private final Map<SourceLocation, List<LoweredEffects.Line>> damages = new HashMap<>();

  private final List<Reach> reaches = new ArrayList<>();

  /**
   * Makes the form of a card.
   *
   * @param document the file of the card
   * @param statuses takes the statuses that its effects give
   */
  CardForm(
      JsonDocument document,
      CardSource card,
      EffectLowering lowering,
      Map<String, LoweredEffects.Line> statuses) {
    this.document = document;
    this.card = card;
    this.lowering = lowering;
    this.text = new CardText(lowering.types());
    this.statuses = statuses;
    tree.put("name", card.name());
    places.put("/name", card.places().of("name"));
    if (card.printings().isEmpty() && !(card instanceof CardSource.Energy)) {
      tree.put("of no set", true);
    }
    if (card instanceof CardSource.Pokemon pokemon) {
      pokemon(pokemon);
    } else if (card instanceof CardSource.Fossil fossil) {
      tree.put("kind", "pokemon").put("hp", fossil.hp()).put("type", fossil.type());
      tree.put("stage", PocketWords.FOSSIL).put("text", FOSSIL);
    } else if (card instanceof CardSource.Energy energy) {
      tree.put("kind", "energy").put("type", energy.type());
    } else if (card instanceof CardSource.Item item) {
      trainer("item", item.effects());
    } else if (card instanceof CardSource.Stadium stadium) {
      stadium(stadium);
    } else if (card instanceof CardSource.Tool tool) {
      tree.put("kind", "tool").put("text", TOOL + text.sentence(tool.effects()));
      stay(tool.effects());
    } else {
      trainer("supporter", ((CardSource.Supporter) card).effects());
    }
    if (!effects.isEmpty()) {
      tree.set("effects", effects);
    }
  }

  /** The text of the card for players. */
  String text() {
    return tree.path("text").asText();
  }

  /** Checks the scopes that its effects say. */
  void check(ScopesOfCards scopes) {
    reaches.forEach(reach -> scopes.check(reach, tree.path("kind").asText()));
  }

  /** The file of the card. */
  String file() {
    return document.file();
  }

  /** The content of the file of the card. */
  JsonDocument document() {
    return document;
  }

  private void pokemon(CardSource.Pokemon pokemon) {
    tree.put("kind", "pokemon").put("hp", pokemon.hp()).put("retreat", pokemon.retreat());
    tree.put("type", pokemon.type()).put("stage", word(pokemon.stage()));
    pokemon.weakness().ifPresent(type -> tree.put("weakness", type));
    pokemon.evolvesFrom().ifPresent(name -> tree.put("evolves-from", name));
    if (pokemon.ex()) {
      tree.put("ex", YES);
    }
    pokemon.abilities().forEach(this::ability);
    pokemon.attacks().forEach(this::attack);
    tree.put("text", String.join(" ", texts));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void ability(CardSource.Ability ability) {
    texts.add(inPlay(ability.name(), List.of(ability.effect()), ability.uses().isPresent()));
  }

  /**
   * Adds effects of a card in play: those that are done at once are used together, in their order,
   * and the others stay.
   *
   * @param once whether they can be used once a turn only
   * @return their text
   */
  private String inPlay(String name, List<EffectUse> uses, boolean once) {
    String said = text.inPlay(name, uses, once);
    LoweredEffects lowered = lowered(uses, CardWords.ABILITY, name, Map.of());
    if (!lowered.then().isEmpty()) {
      ObjectNode line = usable(name, "power", lowered);
      line.put("says", said);
      if (once) {
        line.put("once", true);
      }
      add(line, uses.get(0).places().all(), lowered.then());
    }
    for (LoweredEffects.Line line : lowered.effects()) {
      place("/effects/" + effects.size(), line);
      effects.add(((ObjectNode) line.node()).put("says", said));
    }
    return said;
  }

  private void attack(CardSource.Attack attack) {
    CostLetters costs = lowering.types().words().costs();
    LoweredEffects lowered =
        lowered(attack.effects(), CardWords.ATTACK, attack.name(), costs.numbers(attack.cost()));
    ObjectNode line = usable(attack.name(), "attack", lowered);
    ObjectNode needs = NODES.objectNode();
    costs
        .counts(attack.cost())
        .forEach(
            (type, count) -> {
              if (!type.equals(EnergyTypes.COLORLESS)) {
                needs.put(type + " energy", count);
              }
            });
    needs.put("energy", attack.cost().length());
    String said = text.attack(attack, lowered.dealsPrinted());
    texts.add(said);
    line.put("says", said);
    line.set("needs", needs);
    line.set("numbers", NODES.objectNode().put("damage", attack.damage()));
    add(line, attack.places().all(), attackLines(attack, lowered));
  }

  /** The lines of an attack; none if it only deals its printed damage, as attacks do anyway. */
  private List<LoweredEffects.Line> attackLines(CardSource.Attack attack, LoweredEffects lowered) {
    boolean plain = lowered.before().isEmpty() && lowered.then().isEmpty();
    if (plain && lowered.damage().isEmpty()) {
      return List.of();
    }
    List<LoweredEffects.Line> lines = new ArrayList<>(lowered.before());
    if (attack.damage() > 0 || lowered.damage().isPresent()) {
      lines.addAll(lowering.deal(lowered, attack.places().all()));
      damages.put(attack.places().all(), lowered.formulas());
    }
    lines.addAll(lowered.then());
    return lines;
  }

  /** A stadium has its effects as a Pokémon has its abilities. */
  private void stadium(CardSource.Stadium stadium) {
    tree.put("kind", "stadium");
    List<EffectUse> used = new ArrayList<>(stadium.effects());
    used.removeIf(use -> !text.isUsed(use));
    if (!used.isEmpty()) {
      inPlay(card.name(), used, true);
    }
    stay(stadium.effects());
    tree.put("text", text.sentence(stadium.effects()));
  }

  /** Adds those of a list of effects that stay, each under a name of its own. */
  private void stay(List<EffectUse> uses) {
    int stay = 0;
    for (EffectUse use : uses) {
      if (!text.isUsed(use)) {
        stay++;
        inPlay(stay == 1 ? card.name() : card.name() + " " + stay, List.of(use), false);
      }
    }
  }

  private void trainer(String kind, List<EffectUse> uses) {
    tree.put("kind", kind);
    LoweredEffects lowered = lowered(uses, PocketWords.TRAINER, card.name(), Map.of());
    String says = text.sentence(uses);
    tree.put("text", says);
    add(usable("play", kind, lowered).put("says", says), card.places().all(), lowered.then());
  }

  private LoweredEffects lowered(
      List<EffectUse> uses, String home, String name, Map<String, Integer> cost) {
    LoweredEffects lowered = lowering.lower(uses, home, name, cost);
    statuses.putAll(lowered.statuses());
    reaches.addAll(lowered.reaches());
    formulas.addAll(lowered.formulas());
    return lowered;
  }

  /** The next effect of the card, with what must hold for it to be used. */
  private ObjectNode usable(String name, String kind, LoweredEffects lowered) {
    String pointer = "/effects/" + effects.size();
    // A blank name is told where the card has it.
    String told = name.isBlank() ? kind : name;
    ObjectNode line = NODES.objectNode().put("ability", told).put("kind", kind);
    ArrayNode further = NODES.arrayNode();
    for (UseCondition one : lowered.conditions()) {
      boolean first = !line.has("if");
      String place = first ? pointer : pointer + "/further/" + further.size();
      templates.put(place + "/if", one.from());
      ObjectNode asked = first ? line : further.addObject();
      asked.put("if", one.test()).put("because", one.because());
    }
    if (!further.isEmpty()) {
      line.set("further", further);
    }
    return line;
  }

  private void add(ObjectNode line, SourceLocation place, List<LoweredEffects.Line> lines) {
    String pointer = "/effects/" + effects.size();
    places.put(pointer, place);
    ArrayNode then = NODES.arrayNode();
    for (LoweredEffects.Line one : lines) {
      place(pointer + "/then/" + then.size(), one);
      then.add(one.node());
    }
    line.set("then", then);
    effects.add(line);
  }

  private void place(String pointer, LoweredEffects.Line line) {
    places.put(pointer, line.place());
    line.parts().forEach((within, part) -> templates.put(pointer + within, part));
  }

  /**
   * The card, after reports at the places of its file, or in the file of effect types where the
   * mistake is a template's.
   */
  Optional<CardLine> read(DeclaredNames names, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    JsonDocument form = JsonDocument.of(document.file(), tree, this::location, own);
    Optional<CardLine> read = new ShapeReader(names).read(CardLine.class, form.root());
    if (!own.all().isEmpty()) {
      // The card itself keeps the places of its file, also where it comes from a template.
      TemplateForm.findings(CardLine.class, tree, names, this::written)
          .forEach(finding -> report(finding, findings));
      formulas.forEach(line -> formula(line, names, findings));
    }
    // A card without a line that is wrong would be told to lack it.
    return read.filter(card -> own.all().isEmpty());
  }

  /** Reports what is wrong in the damage of an effect by itself. */
  private void formula(LoweredEffects.Line line, DeclaredNames names, Diagnostics findings) {
    TemplateForm.Places places =
        (pointer, character) ->
            LoweredEffects.Line.from(line.parts(), pointer, character).orElse(SourceLocation.NONE);
    TemplateForm.findings(Op.class, line.node(), names, places).stream()
        .filter(finding -> !finding.location().equals(SourceLocation.NONE))
        .forEach(finding -> report(finding, findings));
  }

  /**
   * Reports a finding with its line; one in a template is told once, whatever cards put into it.
   */
  private void report(Diagnostic finding, Diagnostics findings) {
    JsonDocument types = lowering.types().file().attack().document();
    if (finding.location().file().equals(document.file())) {
      findings.add(document.placed(finding));
    } else {
      report(finding, types, findings);
    }
  }

  /** Reports a finding in a template with its line, unless it is told. */
  static void report(Diagnostic finding, JsonDocument types, Diagnostics findings) {
    SourceLocation at = finding.location();
    SourceLocation whole = new SourceLocation(at.file(), at.place().plain());
    Diagnostic placed = types.placed(finding.movedTo(whole));
    if (!isTold(placed, findings)) {
      findings.add(placed);
    }
  }

  /** True if a mistake of the same kind is told at the same place. */
  private static boolean isTold(Diagnostic finding, Diagnostics findings) {
    return findings.all().stream()
        .anyMatch(
            one ->
                one.code() == finding.code()
                    && one.location().equals(finding.location())
                    && one.line().equals(finding.line())
                    && one.expected().equals(finding.expected()));
  }

  /** Notes where the parameters of its effects stand. */
  void giveTo(GivenPlaces given) {
    templates.forEach((pointer, part) -> given.add(location(pointer), pointer, part));
    damages.forEach(
        (attack, lines) ->
            lines.forEach(line -> line.parts().forEach((at, part) -> given.add(attack, at, part))));
  }

  private SourceLocation location(String pointer) {
    return places.getOrDefault(PlacedTree.innermost(places, pointer), card.places().all());
  }

  /** The place where a value is written: in its card, or in the template that it comes from. */
  private SourceLocation written(String pointer, int character) {
    return LoweredEffects.Line.from(templates, pointer, character)
        .orElseGet(() -> location(pointer));
  }
}
