package dev.runesheet.schema.shape;

import dev.runesheet.document.JsonValue;

/**
 * A value that is read later than the record around it, since something else must be known before.
 * Schemas and references show it as what it becomes.
 *
 * @param <T> the type that it becomes
 * @param written the value in its source
 */
public record Later<T>(JsonValue written) {}
