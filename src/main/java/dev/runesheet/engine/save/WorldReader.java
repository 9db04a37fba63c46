package dev.runesheet.engine.save;

import static dev.runesheet.engine.save.SaveFault.check;
import static dev.runesheet.engine.save.SaveFault.each;

import dev.runesheet.engine.built.ResourceJson;
import dev.runesheet.engine.machine.EntityFactory;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.setup.RecordJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The builder of the lasting facts of a match from their saved form. */
final class WorldReader {

  /**
   * The prefix of the names of registered effects, which no rule book knows; their definition
   * follows.
   */
  static final String REGISTERED = RegisteredEffect.EFFECT + " ";

  private final PlayedRules rules;
  private final MatchSnapshot form;
  private final int players;
  private final LiveWorld world = new LiveWorld();

  WorldReader(PlayedRules rules, MatchSnapshot form, int players) {
    this.rules = rules;
    this.players = players;
    this.form = form;
  }

  LiveWorld read() {
    List<StatSchema> schemas = form.schemas().stream().map(StatSchema::new).toList();
    each("/entities", form.entities(), entity -> world.add(entity(entity, schemas)));
    each("/inPlay", form.inPlay(), this::bring);
    world.nextSequence(form.nextSequence());
    return world;
  }

  /** The entities that the game is asked for, of a save that was read. */
  static List<NewEntity> wanted(MatchSnapshot form) {
    List<StatSchema> schemas = form.schemas().stream().map(StatSchema::new).toList();
    List<NewEntity> wanted = new ArrayList<>();
    for (MatchSnapshot.EntityState saved : form.entities()) {
      wanted.add(wanted(saved, wanted.size(), schemas.get(saved.schema())));
    }
    return wanted;
  }

  private static NewEntity wanted(MatchSnapshot.EntityState saved, int id, StatSchema schema) {
    return new NewEntity(
        id,
        saved.kind(),
        saved.definition(),
        saved.name().asked(),
        saved.controller(),
        saved.zone(),
        schema);
  }

  private Entity entity(MatchSnapshot.EntityState saved, List<StatSchema> schemas) {
    check(
        saved.schema() >= 0 && saved.schema() < schemas.size(),
        saved.name().given(),
        "has the schema " + saved.schema() + ", which there is not");
    StatSchema schema = schemas.get(saved.schema());
    check(
        schema.size() == saved.stats().length,
        saved.name().given(),
        "has not one number for each stat");
    check(
        saved.controller() >= -1 && saved.controller() < players,
        saved.name().given(),
        "belongs to nobody who plays");
    check(
        Arrays.stream(saved.stats()).allMatch(Double::isFinite),
        saved.name().given(),
        "has a stat that is no number");
    Entity entity =
        EntityFactory.ofSave(
            rules.game(), rules.book(), wanted(saved, world.entities().size(), schema));
    entity.named(saved.name().asked(), saved.name().given());
    for (int i = 0; i < saved.stats().length; i++) {
      entity.write(i, saved.stats()[i]);
    }
    entity.place(saved.zone(), saved.position(), saved.controller(), saved.present());
    return entity;
  }

  private void bring(MatchSnapshot.EffectState saved) {
    check(saved.sequence() >= 0, "sequence (" + saved.sequence() + ")", "is below 0");
    check(saved.expires() >= 0, "expires (" + saved.expires() + ")", "is below 0");
    check(
        saved.sequence() < form.nextSequence(),
        "sequence (" + saved.sequence() + ")",
        "is newer than the newest");
    check(
        world.effect(saved.sequence()) == null,
        "sequence (" + saved.sequence() + ")",
        "is there twice");
    InPlay effect = inPlay(rules.book(), world, saved);
    effect.leave(form.left().get(saved.sequence()));
    Integer keeper = form.keepers().get(saved.sequence());
    check(
        keeper == null || keeper >= 0 && keeper < players,
        "keeper (" + keeper + ")",
        "is nobody who plays");
    effect.keep(keeper);
    world.bring(effect);
  }

  static InPlay inPlay(Rules book, LiveWorld world, MatchSnapshot.EffectState saved) {
    RegisteredEffect registered =
        saved.effect().startsWith(REGISTERED)
            ? RecordJson.read(
                ResourceJson.read(saved.effect().substring(REGISTERED.length())),
                RegisteredEffect.class)
            : null;
    return new InPlay(
        saved.sequence(),
        registered == null ? book.effect(saved.effect()) : registered.definition(),
        world.entity(saved.source()).getId(),
        world.entity(saved.holder()).getId(),
        saved.controller(),
        saved.expires(),
        saved.heldZone(),
        saved.amount(),
        registered);
  }

  /** Refuses the number of an entity that does not exist; nobody is allowed. */
  static void known(LiveWorld world, int entity) {
    if (entity != Event.NOBODY) {
      world.entity(entity);
    }
  }
}
