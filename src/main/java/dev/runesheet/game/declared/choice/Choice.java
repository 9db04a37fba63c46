package dev.runesheet.game.declared.choice;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.TextForm;
import java.util.List;
import java.util.function.IntFunction;

/** An action of a player in a phase of a declared game. */
public sealed interface Choice extends Action
    permits Choice.Use, Choice.On, Choice.With, Choice.Alone {

  /** The name of the declared action or ability. */
  String name();

  /** The id of its option. */
  default String id() {
    return ActionCodec.of(Choice.class).write(this);
  }

  /**
   * The parts of its words, each with the name of an entity, if any is; none for the use of an
   * ability, whose kind has the words.
   *
   * @param called what entities are called, by id
   */
  default List<String> parts(IntFunction<String> called) {
    if (this instanceof On on) {
      return List.of(name() + " " + called.apply(on.entity), "on " + called.apply(on.target));
    }
    if (this instanceof With with) {
      return List.of(name() + " " + called.apply(with.entity));
    }
    return this instanceof Alone ? List.of(name()) : List.of();
  }

  /** Uses an ability of a card. */
  @TextForm("use {name} e{card}")
  record Use(String name, int card) implements Choice {

    @Override
    public List<Integer> entities() {
      return List.of(card);
    }
  }

  /** Takes an action with an entity of its scope on another. */
  @TextForm("{name} e{entity} on e{target}")
  record On(String name, int entity, int target) implements Choice {

    @Override
    public List<Integer> entities() {
      return List.of(entity, target);
    }
  }

  /** Takes an action with an entity of its scope, such as a card that is played. */
  @TextForm("{name} e{entity}")
  record With(String name, int entity) implements Choice {

    @Override
    public List<Integer> entities() {
      return List.of(entity);
    }
  }

  /** Takes an action without one. */
  @TextForm("{name}")
  record Alone(String name) implements Choice {}
}
