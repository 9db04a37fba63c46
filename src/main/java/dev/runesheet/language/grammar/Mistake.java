package dev.runesheet.language.grammar;

import dev.runesheet.model.diagnostic.Code;

/**
 * What a language says of a token that does not fit.
 *
 * @param code what kind of finding it is
 * @param fix what mends it; empty if no more is known than the nearest word
 */
public record Mistake(Code code, String fix) {}
